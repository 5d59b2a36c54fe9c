import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deadLinks } from "../docs/dead-links.ts";
import { markdownFiles } from "../docs/markdown-files.ts";

// The package as npm would publish it, installed into empty projects in folders with a space.
const SHELL = { shell: process.platform === "win32" };
const project = mkdtempSync(path.join(tmpdir(), "killtable project "));
const fresh = mkdtempSync(path.join(tmpdir(), "killtable fresh "));
const runIn = (cwd: string, ...args: string[]) =>
  spawnSync("npx", ["--no-install", "killtable", ...args], { cwd, encoding: "utf8", ...SHELL });
const run = (...args: string[]) => runIn(project, ...args);
const install = (cwd: string, ...args: string[]): void => {
  const options = ["--no-audit", "--no-fund", "--prefer-offline"];
  execFileSync("npm", ["install", ...options, ...args], { cwd, ...SHELL });
};

beforeAll(() => {
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", project], SHELL);
  const tarball = readdirSync(project).find((file) => file.endsWith(".tgz"));
  renameSync(path.join(project, tarball ?? ""), path.join(project, "killtable.tgz"));
  copyFileSync(path.join(project, "killtable.tgz"), path.join(fresh, "killtable.tgz"));
  writeFileSync(path.join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }');
  install(project, "./killtable.tgz");
  install(fresh, "-D", "./killtable.tgz");
}, 180_000);
afterAll(() => [project, fresh].forEach((folder) => rmSync(folder, { recursive: true })));

describe("the packed package", () => {
  it("checks a TypeScript receiver of the project", () => {
    writeFileSync(
      path.join(project, "my-receiver.ts"),
      'export default (_: unknown): string => "unclassified";\n',
    );
    const { status, stdout } = run("check", "./my-receiver.ts", "--runs", "10");
    expect(stdout).toMatch(/^\d+ cases: \d+ match, \d+ accepted, \d+ differs;/m);
    expect(status).toBe(1);
  });

  it("passes its own reference receiver, and prints the kill table", () => {
    expect(run("check", "node_modules/killtable/dist/src/receiver/reference.js").status).toBe(0);
    expect(run("mutants", "--published").stdout).toContain("3 of 3 mutants killed");
  });

  it("gives the schema of the command protocol to a program that asks for it", () => {
    const print = ["-p", 'require("killtable/schemas/command-protocol.schema.json").title'];
    const title = execFileSync(process.execPath, print, { cwd: project, encoding: "utf8" });
    expect(title).toContain("the command protocol of killtable, version 1");
  });

  it("says how to install StrykerJS where there is none", () => {
    const config = path.join(project, "killtable.config.json");
    writeFileSync(config, '{ "receivers": [{ "module": "./receiver.js" }] }');
    const { status, stderr } = run("mutate");
    rmSync(config);
    expect(stderr).toContain("npm install -D @stryker-mutator/core");
    expect(status).toBe(2);
  });

  it("gives its functions and their types to an import", () => {
    const script = `import { type Category, adapt, casesFor, contextFor, reference } from "killtable";
import { strykerPlugins } from "killtable/stryker";
import type { DescribeOptions } from "killtable/vitest";
export const plugins: readonly object[] = strykerPlugins;
export const options: DescribeOptions = { era: "dual-era", features: ["mrtr"], runs: 10 };
export const receive = adapt((result: { ok: boolean } | undefined, error?: Error) => [result?.ok, error], {
  takes: "result-and-error",
  unseen: { noObject: "unclassified" },
});
export const ids: string[] = casesFor({ era: "dual-era" }).map(({ id }) => id);
export const category: Category = reference(null, contextFor("modern"));
`;
    writeFileSync(path.join(project, "use.mts"), script);
    const compiler = path.resolve("node_modules/typescript/bin/tsc");
    const options = ["--strict", "--module", "nodenext", "--target", "es2023", "--noEmitOnError", "use.mts"];
    const compiled = spawnSync(process.execPath, [compiler, ...options], { cwd: project, encoding: "utf8" });
    expect(compiled).toMatchObject({ stdout: "", status: 0 });
    const print = ["-e", 'import("./use.mjs").then(({ category }) => console.log(category))'];
    expect(execFileSync(process.execPath, print, { cwd: project, encoding: "utf8" })).toBe("unclassified\n");
  });

  it("describes a receiver to the project's vitest", () => {
    symlinkSync(path.resolve("node_modules/vitest"), path.join(project, "node_modules/vitest"), "junction");
    const script = `import { reference } from "killtable";
import { describeReceiver } from "killtable/vitest";
describeReceiver("the reference", reference, { runs: 5 });
`;
    writeFileSync(path.join(project, "reference.test.mjs"), script);
    const vitest = path.resolve("node_modules/vitest/vitest.mjs");
    const ran = spawnSync(process.execPath, [vitest, "run"], { cwd: project, encoding: "utf8" });
    expect(ran.stdout).toMatch(/Tests .*\d{4} passed/);
    expect(ran.status).toBe(0);
  });
});

describe("the documents of the packed package", () => {
  const folder = path.join(project, "node_modules", "killtable");

  it("link to nothing that is not packed", () => {
    expect(markdownFiles(folder).length).toBeGreaterThan(10);
    expect(deadLinks(folder)).toEqual([]);
  });
});

describe("a fresh project", () => {
  it("goes from the install to its first kill table in two commands, as the first one says", () => {
    const first = runIn(fresh, "init");
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toContain("wrote  receiver.mjs\n");
    const [, verb = ""] = /npx killtable (\w+) +the kill table/.exec(first.stdout) ?? [];

    const second = runIn(fresh, verb);
    expect(second.stdout).toMatch(/^Kill table over 12 cases\n/);
    expect(second.stdout).toContain("3 of 3 mutants killed; all controls hold");
    expect(second.status).toBe(0);
  });

  it("judges the receiver of its configuration without an argument", () => {
    const { status, stdout } = runIn(fresh, "check");
    expect(stdout).toContain("./receiver.mjs passes as modern");
    expect(status).toBe(0);
  });
});
