import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { shellWord } from "../../src/report/shell-word.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable } from "./killtable.ts";

const RIGHT = path.resolve("test", "receivers", "right.mjs");
const IGNORES_THE_FLAG = path.resolve("test", "receivers", "ignores-the-flag.mjs");

describe("killtable check --reporter", () => {
  it("prints the terminal report beside files, which are whole and without colours", () => {
    const folder = temporaryFolder({});
    const reporters = [
      "json=a/b/verdicts.json",
      "junit=junit.xml",
      "markdown=check.md",
      "shields=badge.json",
      "terminal=log.txt",
    ];
    const { code, stdout, stderr } = killtable(
      [
        "check",
        IGNORES_THE_FLAG,
        "--runs",
        "0",
        ...reporters.flatMap((each) => ["--reporter", each]),
        "--reporter",
        "terminal",
      ],
      "",
      { FORCE_COLOR: "1" },
      folder,
    );
    const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
    expect(stdout).toContain("Next: npx killtable explain ");
    expect(read("log.txt")).toBe(stdout);
    expect(JSON.parse(read("a/b/verdicts.json"))).toMatchObject({ receivers: [{ outcome: "fails" }] });
    expect(read("junit.xml")).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="killtable check" /,
    );
    expect(read("check.md")).toMatch(/^## killtable check: fails\n\n0 of 1 receivers pass/);
    expect(read("check.md")).toContain(
      `\nnpx killtable check ${shellWord(IGNORES_THE_FLAG)} --runs 0 --seed 1\n`,
    );
    expect(JSON.parse(read("badge.json"))).toMatchObject({ schemaVersion: 1, color: "red" });
    expect(["log.txt", "junit.xml", "check.md"].map(read).join("")).not.toContain("\u001b");
    expect([code, stderr]).toEqual([1, ""]);
  });

  it("ends with 2 for what cannot be written, and loses none of the others", () => {
    const folder = temporaryFolder({ "taken/file": "" });
    const args = ["--runs", "0", "--reporter", "junit=taken", "--reporter", "shields=badge.json"];
    const { code, stdout, stderr } = killtable(["check", RIGHT, ...args], "", {}, folder);
    expect(stderr).toMatch(/^killtable: taken cannot be written: EISDIR[^\n]*\n$/);
    expect(stdout).toContain(" passes as modern (seed 1)");
    expect(existsSync(path.join(folder, "badge.json"))).toBe(true);
    expect(code).toBe(2);
  });

  it("writes nothing but the one report to the standard output", () => {
    const { code, stdout } = killtable(["check", RIGHT, "--runs", "0", "--reporter", "shields"]);
    expect(JSON.parse(stdout)).toMatchObject({ label: "killtable check", color: "brightgreen" });
    expect(code).toBe(0);
  });

  it("writes counterexamples that mutants --cases takes as they are", () => {
    const folder = temporaryFolder({});
    const args = ["--runs", "30", "--reporter", "cases=reports/counterexamples.json"];
    expect(killtable(["check", IGNORES_THE_FLAG, "--feature", "mrtr", ...args], "", {}, folder).code).toBe(1);
    const { code, stdout } = killtable(
      ["mutants", "--cases", "reports/counterexamples.json"],
      "",
      {},
      folder,
    );
    expect(stdout).toMatch(/^[1-9]\d* of \d+ mutants stopped by [1-9]\d* cases? \(counterexamples\)/);
    expect(code).toBe(0);
  });
});

describe("on GitHub Actions", () => {
  const onGitHub = (folder: string, args: readonly string[]) =>
    killtable(
      args,
      "",
      { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: path.join(folder, "summary"), GITHUB_WORKSPACE: folder },
      path.join(folder, "sub"),
    );
  const project = (summary: string): string => {
    const folder = temporaryFolder({ summary });
    mkdirSync(path.join(folder, "sub"));
    writeFileSync(
      path.join(folder, "sub", "receiver.mjs"),
      `import right from ${JSON.stringify(RIGHT)};\n\nexport const receive = (envelope) =>\n  envelope === null ? "tool_error" : right(envelope);\n`,
    );
    return folder;
  };
  const check = ["check", "./receiver.mjs", "--runs", "0"];

  it("adds to the step summary, and annotates the receiver and its cases, unasked", () => {
    const folder = project("of an earlier command");
    const { code, stdout, stderr } = onGitHub(folder, check);
    const [first, ...others] = stderr.trimEnd().split("\n");
    expect(first).toMatch(
      /^::error file=sub\/receiver\.mjs,line=3,title=killtable%3A \.\/receiver\.mjs as modern::fails: /,
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((line) => line.startsWith("::error title=killtable%3A "))).toBe(true);
    expect(readFileSync(path.join(folder, "summary"), "utf8")).toMatch(
      /^of an earlier command\n## killtable check: fails\n/,
    );
    expect(stdout).toContain("./receiver.mjs fails as modern");
    expect(code).toBe(1);
  });

  it("keeps the summary of the step within a mebibyte, and adds none that is named elsewhere", () => {
    const folder = project("x".repeat(1024 * 1024 - 1500));
    onGitHub(folder, check);
    expect(statSync(path.join(folder, "summary")).size).toBeLessThanOrEqual(1024 * 1024);
    const summary = readFileSync(path.join(folder, "summary"), "utf8").slice(1024 * 1024 - 1500);
    expect(summary).toMatch(/^\n## killtable check: fails\n/);
    expect(summary).toContain("left out");

    const other = project("before");
    onGitHub(other, [...check, "--reporter", "markdown=own.md"]);
    expect(readFileSync(path.join(other, "summary"), "utf8")).toBe("before");
    expect(readFileSync(path.join(other, "sub", "own.md"), "utf8")).toMatch(/^## killtable check: fails\n/);
  });

  it("reports the kill table too", () => {
    const folder = project("");
    const { code, stderr } = onGitHub(folder, ["mutants", "--published"]);
    const summary = readFileSync(path.join(folder, "summary"), "utf8");
    expect(summary).toContain("## killtable mutants: passes\n");
    expect(summary).toContain("\nKill table over 12 cases\n");
    expect([code, stderr]).toEqual([0, ""]);
  });
});

describe("killtable mutants --reporter", () => {
  it("writes the published table in every format", () => {
    const folder = temporaryFolder({});
    const reporters = ["junit=j.xml", "shields=s.json", "stryker=m.json", "json=k.json", "markdown"];
    const { code, stdout } = killtable(
      ["mutants", "--published", ...reporters.flatMap((each) => ["--format", each])],
      "",
      {},
      folder,
    );
    const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
    expect(stdout).toMatch(/^## killtable mutants: passes\n/);
    expect(read("j.xml")).toContain('<testsuite name="mutants as modern, twelve" tests="3" failures="0"');
    expect(JSON.parse(read("s.json")).message).toBe("3 of 3 mutants stopped");
    expect(Object.keys(JSON.parse(read("m.json")).files)).toHaveLength(3);
    expect(JSON.parse(read("k.json")).suite).toEqual(["twelve"]);
    expect(code).toBe(0);
  });
});

describe("killtable hunt --reporter cases", () => {
  it("writes what it found as cases that mutants --cases takes as they are", () => {
    const folder = temporaryFolder({});
    const args = ["hunt", "--mutant", "ignores-is-error", "--runs", "30", "--reporter", "cases=found.json"];
    const { code, stdout } = killtable(args, "", {}, folder);
    expect(stdout).toContain("differs  ignores-is-error");
    expect(code).toBe(1);
    const measured = killtable(["mutants", "--cases", "found.json", "--reporter", "json"], "", {}, folder);
    const [{ receivers }] = JSON.parse(measured.stdout).eras;
    expect(receivers.find(({ id }: { id: string }) => id === "ignores-is-error").killedBy).toEqual({
      "stops-ignores-is-error": "differs",
    });
    expect(measured.code).toBe(0);
  });

  it("prints an empty list alone where nothing was found", () => {
    const { code, stdout } = killtable([
      "hunt",
      "--mutant",
      "changes-nothing",
      "--runs",
      "1",
      "--reporter",
      "cases",
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ group: "hunted", cases: [] });
    expect(code).toBe(0);
  });
});

describe("a reporter that a command does not have", () => {
  it.each([
    [
      ["check", RIGHT, "--reporter", "stryker"],
      "terminal, json, html, markdown, github, junit, shields, cases.",
    ],
    [
      ["mutants", "--reporter", "cases=a"],
      "terminal, json, stryker, html, markdown, github, junit, shields.",
    ],
    [["mutate", "--reporter", "json"], "terminal, html, markdown, github, junit, shields."],
    [["merge", "a", "--reporter", "junit=a"], "terminal, markdown, github."],
    [["hunt", "--reporter", "json"], "terminal, cases."],
    [
      ["mutants", "--suites", "--reporter", "junit=a"],
      "not for what is asked for here; its reporters are terminal, json\n",
    ],
    [
      ["mutate", "--shard", "1/2", "--reporter", "junit=a"],
      "not for what is asked for here; its reporters are terminal\n",
    ],
  ])("%j ends with 2, and the names that it has", (args, message) => {
    const { code, stdout, stderr } = killtable(args, "", {}, temporaryFolder({}));
    expect(stderr).toContain(message);
    expect([code, stdout]).toEqual([2, ""]);
  });
});
