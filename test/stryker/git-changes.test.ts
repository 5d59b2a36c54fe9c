import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { WHOLE_FILE } from "../../src/stryker/changed-lines.ts";
import { GitError, changesSince } from "../../src/stryker/git-changes.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const TEN = Array.from({ length: 10 }, (_, at) => `line ${at + 1}\n`);

/** The lines with some of them changed or, where there is nothing, taken out. */
const edited = (changes: Record<number, string>): string =>
  TEN.map((line, at) => changes[at + 1] ?? line).join("");

function git(folder: string, ...args: string[]): void {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
  expect(`${status} ${stderr}`).toMatch(/^0 /);
}

/** A repository with one commit. */
function repository(files: Record<string, string>): string {
  const folder = temporaryFolder(files);
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "-A");
  git(folder, "commit", "--quiet", "-m", "first");
  return folder;
}

const write = (folder: string, name: string, text: string): void =>
  writeFileSync(path.join(folder, name), text);

const changes = (folder: string, revision = "main") =>
  Object.fromEntries(changesSince(folder, revision).files);

describe("changesSince", () => {
  it("tells what is changed, taken out, staged, committed since, new and renamed, and nothing else", () => {
    const names = ["same.ts", "edited.ts", "staged.ts", "committed.ts", "gone.ts", "old.ts"];
    const folder = repository({
      ...Object.fromEntries(names.map((name) => [name, TEN.join("")])),
      ".gitignore": "ignored.ts\n",
    });
    write(folder, "committed.ts", edited({ 1: "new\n" }));
    git(folder, "commit", "--quiet", "-am", "second");
    write(folder, "staged.ts", edited({ 3: "" }));
    renameSync(path.join(folder, "old.ts"), path.join(folder, "renamed.ts"));
    rmSync(path.join(folder, "gone.ts"));
    git(folder, "add", "-A");
    write(folder, "edited.ts", edited({ 2: "new\nnew\n", 9: "new\n" }));
    write(folder, "renamed.ts", edited({ 7: "new\n" }));
    write(folder, "new.ts", "new\n");
    write(folder, "ignored.ts", "new\n");
    const found = changesSince(folder, "HEAD~1");
    expect(found.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(Object.fromEntries(found.files)).toEqual({
      "committed.ts": [{ from: 1, to: 1 }],
      "staged.ts": [{ from: 2, to: 3 }],
      "renamed.ts": [{ from: 7, to: 7 }],
      "edited.ts": [
        { from: 2, to: 3 },
        { from: 10, to: 10 },
      ],
      "new.ts": [WHOLE_FILE],
    });
    expect(Object.keys(changes(folder, "HEAD"))).not.toContain("committed.ts");
  });

  it("names files from a subfolder, and leaves out what is beside it", () => {
    const folder = repository({ "packages/a b/src/c.ts": TEN.join(""), "d.ts": TEN.join("") });
    const project = path.join(folder, "packages", "a b");
    write(project, "src/c.ts", edited({ 5: "new\n" }));
    write(project, "e.ts", "new\n");
    write(folder, "d.ts", edited({ 5: "new\n" }));
    write(folder, "f.ts", "new\n");
    expect(changes(project)).toEqual({ "src/c.ts": [{ from: 5, to: 5 }], "e.ts": [WHOLE_FILE] });
  });

  it("takes any name that a file can have, and any revision as none but a revision", () => {
    const names = ['a "b", c\n\t\\.ts', "é ü.ts", "-x.ts", "__proto__", "\u0001.ts"];
    const folder = repository(Object.fromEntries(names.map((name) => [name, TEN.join("")])));
    for (const name of names) {
      write(folder, name, edited({ 5: "new\n" }));
      write(folder, `new ${name}`, "new\n");
    }
    expect([...changesSince(folder, "main").files].toSorted()).toEqual(
      names
        .flatMap((name) => [[name, [{ from: 5, to: 5 }]] as const, [`new ${name}`, [WHOLE_FILE]] as const])
        .toSorted(),
    );
    const known = (revision: string) => () => changesSince(folder, revision);
    for (const revision of ["", "nowhere", "--output=x.ts", "-", "HEAD:-x.ts", "main..main", "$(touch x)"]) {
      expect(known(revision)).toThrow(GitError);
      expect(known(revision)).toThrow(`git knows no revision ${JSON.stringify(revision)}: `);
    }
    expect(Object.keys(changes(folder))).not.toContain("x.ts");
  });

  it("reads the same, whatever a configuration, attributes or the environment say of patches", () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const folder = repository({ "a.ts": TEN.join(""), ".gitattributes": "*.ts -diff\n" });
    write(folder, "a.ts", edited({ 2: "new\n", 4: "new\n" }));
    const settings = {
      ...{ "diff.noprefix": "true", "diff.mnemonicPrefix": "true", "diff.external": "false" },
      ...{ "diff.interHunkContext": "5", "diff.context": "9", "color.ui": "always" },
    };
    for (const [name, value] of Object.entries(settings)) {
      git(folder, "config", name, value);
    }
    vi.stubEnv("GIT_DIFF_OPTS", "--unified=5");
    vi.stubEnv("GIT_EXTERNAL_DIFF", "false");
    expect(changes(folder)).toEqual({
      "a.ts": [
        { from: 2, to: 2 },
        { from: 4, to: 4 },
      ],
    });
  });

  it("takes a changed file for changed whole where lines end as git does not count them", () => {
    const ends = { "a.ts": "\r\n", "b.ts": "\r", "c.ts": "\u2028" };
    const text = (end: string, first: string) => `${first}${end}2${end}3\n4\n`;
    const folder = repository(
      Object.fromEntries(Object.entries(ends).map(([name, end]) => [name, text(end, "1")])),
    );
    for (const [name, end] of Object.entries(ends)) {
      write(folder, name, text(end, "new"));
    }
    expect(changes(folder)).toEqual({
      "a.ts": [{ from: 1, to: 1 }],
      "b.ts": [WHOLE_FILE],
      "c.ts": [WHOLE_FILE],
    });
  });

  it("says what is missing: a repository, files in it, or git", () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const folder = temporaryFolder({ "a.ts": "" });
    vi.stubEnv("GIT_CEILING_DIRECTORIES", path.dirname(folder));
    expect(() => changesSince(folder, "HEAD")).toThrow(
      `${folder} is in no working tree of git: fatal: not a git`,
    );
    git(folder, "init", "--quiet", "--bare", "bare");
    expect(() => changesSince(path.join(folder, "bare"), "HEAD")).toThrow(
      "is in no working tree of git: there",
    );
    mkdirSync(path.join(folder, "empty"));
    vi.stubEnv("PATH", path.join(folder, "empty"));
    expect(() => changesSince(folder, "HEAD")).toThrow("there is no git to ask what is changed");
  });
});
