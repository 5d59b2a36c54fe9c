import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { missingPeers } from "../../src/stryker/peer-packages.ts";
import { killtable } from "./killtable.ts";

let folder: string;
let project: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "killtable init "));
  project = path.join(folder, "my project");
  mkdirSync(project);
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => killtable(args, "", {}, project);
const read = (file: string): string => readFileSync(path.join(project, file), "utf8");
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};
const tree = (): string[] =>
  readdirSync(project, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .toSorted();

const CLASSIFY = 'export function classifyAnswer() {\n  return "unclassified";\n}\n';

describe("killtable init", () => {
  it("starts an empty folder with a receiver that passes", () => {
    expect(run("init")).toEqual({
      code: 0,
      stderr: "",
      stdout: `wrote  receiver.mjs
wrote  killtable.config.mjs
wrote  killtable.test.mjs
wrote  stryker.config.json
wrote  .github/workflows/killtable.yml

Assumed
  receiver: receive in receiver.mjs (written to start from)
  era modern, no features: peers of MCP 2026-07-28 and later, and the core rules
  the workflow runs on GitHub, from the root of a repository; this folder is none yet

Next
  npx killtable check    judges the receiver on every case of its era
  npx killtable mutants  the kill table: which faulty receivers the cases stop

To have StrykerJS mutate the receiver
  npm install -D ${missingPeers(new Set()).join(" ")}
  npx killtable mutate
`,
    });
    const { code, stdout } = run("check", "receiver.mjs", "--export", "receive");
    expect(stdout).toContain("receiver.mjs passes as modern");
    expect(code).toBe(0);
  });

  it("starts a TypeScript project with a typed receiver that passes", () => {
    put("package.json", '{ "devDependencies": { "typescript": "6.0.3", "vitest": "4.1.12" } }');
    put("package-lock.json", "{}");
    put("src/index.ts", "export function add(a: number, b: number) {\n  return a + b;\n}\n");
    mkdirSync(path.join(project, ".git"));
    const { code, stdout } = run("init");
    expect(code).toBe(0);
    expect(stdout).toContain("none of the functions exported from 1 module has a name like a receiver's");
    expect(stdout).toContain(`npm install -D ${missingPeers(new Set(["vitest"])).join(" ")}\n`);
    expect(stdout).not.toContain("root of a repository");
    expect(read(".github/workflows/killtable.yml")).toContain("run: npm ci\n");
    expect(tree()).toEqual(
      expect.arrayContaining(["killtable.config.ts", "src/killtable.test.ts", "src/receiver.ts"]),
    );
    expect(run("check", "src/receiver.ts").code).toBe(0);
  });

  it("finds a receiver by its name without running it, and names the others that looked likely", () => {
    put("src/client.js", `process.exit(7);\n${CLASSIFY}`);
    put("src/log.js", "export const handleResult = (result) => result;\n");
    const { code, stdout } = run("init");
    expect(stdout).toContain("receiver: classifyAnswer in src/client.js (by its name, in 2 modules)");
    expect(stdout).toContain("also likely: handleResult in src/log.js\n");
    expect(read("killtable.config.mjs")).toContain(
      'module: "./src/client.js",\n      export: "classifyAnswer"',
    );
    expect(read("src/killtable.test.mjs")).toContain('{ classifyAnswer as receive } from "./client.js"');
    expect(code).toBe(0);
  });

  it("takes the module and the export that are named", () => {
    put("src/a.js", CLASSIFY);
    put("lib/b.js", "export const run = () => 1;\nexport const decide = () => 2;\n");
    const { code, stdout } = run("init", "./lib/b.js", "--export", "decide");
    expect(stdout).toContain("receiver: decide in lib/b.js (as you named it)");
    expect(read("stryker.config.json")).toContain('"lib/b.js"');
    expect(code).toBe(0);
  });

  it.each([
    [["nowhere.js"], "nowhere.js: there is no such file"],
    [["src"], "src: it is no file; name the module"],
    [["x".repeat(5000)], "there is no such file"],
    [["src/notes.md"], "src/notes.md: it is no JavaScript or TypeScript module"],
    [["../outside.js"], "../outside.js: it is outside this folder"],
    [["src/two.js"], "src/two.js: it exports a, b; name the receiver with --export <name>"],
    [["src/none.js"], "src/none.js: no exported function is seen in it; name the receiver with --export"],
    [["src/two.js", "--export", 'a"; b'], '--export a"; b: that is no name'],
    [["--export", "a"], "--export a: name the module too: killtable init <module> --export <name>"],
  ])("writes nothing and ends with 2 for %j", (args, message) => {
    writeFileSync(path.join(folder, "outside.js"), CLASSIFY);
    put("src/two.js", "export const a = () => 1;\nexport const b = () => 2;\n");
    put("src/none.js", "export const a = 1;\n");
    put("src/notes.md", CLASSIFY);
    const { code, stdout, stderr } = run("init", ...args);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^killtable: /);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stdout).toBe("");
    expect(tree()).toEqual(["src/none.js", "src/notes.md", "src/two.js"]);
    expect(code).toBe(2);
  });

  it("overwrites nothing, in whatever form it is there", () => {
    const before = {
      "killtable.config.json": "mine 1",
      "src/killtable.test.ts": "mine 2",
      "stryker.conf.cjs": "mine 3",
      ".github/workflows/killtable.yaml": "mine 4",
      "src/client.js": CLASSIFY,
    };
    Object.entries(before).forEach(([file, text]) => put(file, text));
    const { code, stdout } = run("init");
    expect(stdout.split("\n").slice(0, 4)).toEqual([
      "kept   killtable.config.json",
      "kept   src/killtable.test.ts",
      "kept   stryker.conf.cjs",
      "kept   .github/workflows/killtable.yaml",
    ]);
    expect(stdout).toContain("kept files were not looked into");
    expect(Object.fromEntries(tree().map((file) => [file, read(file)]))).toEqual(before);
    expect(code).toBe(0);
  });

  it("keeps what it wrote when it is run again", () => {
    run("init");
    const first = tree().map(read);
    const { code, stdout } = run("init");
    expect(stdout).not.toContain("wrote");
    expect(tree().map(read)).toEqual(first);
    expect(code).toBe(0);
  });

  it("keeps links, and writes nothing where they lead", () => {
    put("client.js", CLASSIFY);
    symlinkSync(path.join(folder, "outside.mjs"), path.join(project, "killtable.config.mjs"));
    expect(run("init").stdout).toContain("kept   killtable.config.mjs\n");
    expect(existsSync(path.join(folder, "outside.mjs"))).toBe(false);
  });

  it("writes nothing at all where a folder leads out of the project", () => {
    mkdirSync(path.join(folder, "elsewhere"));
    symlinkSync(path.join(folder, "elsewhere"), path.join(project, ".github"), "junction");
    const { code, stderr } = run("init");
    expect(stderr).toBe(
      "killtable: .github/workflows/killtable.yml cannot be written: .github is a link or no folder\n",
    );
    expect(readdirSync(path.join(folder, "elsewhere"))).toEqual([]);
    expect(tree()).toEqual([".github"]);
    expect(code).toBe(2);
  });

  it("asks for the receiver where a file is in the starter's place", () => {
    put("receiver.mjs", "export const version = 1;\n");
    const { code, stderr } = run("init");
    expect(stderr).toContain("receiver.mjs is there, but no exported function has a name like a receiver's");
    expect(tree()).toEqual(["receiver.mjs"]);
    expect(code).toBe(2);
  });

  it("says what is wrong with a package.json that it cannot read", () => {
    put("package.json", "{ oops");
    const { code, stderr } = run("init");
    expect(stderr).toMatch(/^killtable: package\.json cannot be read: .*\n$/);
    expect(code).toBe(2);
  });

  it("takes what a shell would run in a name for a name", () => {
    const name = "it's $(touch x) `touch y`.mjs";
    put(name, CLASSIFY);
    const { code, stdout } = run("init");
    expect(stdout).toContain(`classifyAnswer in ${name} (by its name, in 1 module)`);
    expect(read("killtable.config.mjs")).toContain(`module: ${JSON.stringify(`./${name}`)},`);
    const { steps } = parse(read(".github/workflows/killtable.yml")).jobs.killtable;
    const hunting = steps.find((step: { run?: string }) => step.run?.includes("--stryker"));
    expect(hunting.env).toEqual({ MODULE: `./${name}`, EXPORT: "classifyAnswer" });
    expect(JSON.stringify(steps.map((step: { run?: string }) => step.run))).not.toContain("touch");
    expect(code).toBe(0);
  });
});
