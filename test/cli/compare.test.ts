import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { VERDICT_KINDS } from "../../src/judge/verdict.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { killtable } from "./killtable.ts";

const check = (kind: string, facts: object = {}): string =>
  JSON.stringify({
    format: "killtable-check/1",
    receivers: [
      {
        ...{ receiver: "a.ts", era: "modern", properties: [] },
        verdicts: [
          { id: "string_flag", kind },
          { id: "other", kind: "match" },
        ],
        ...facts,
      },
    ],
  });
const matrix = (status: string, reasons: readonly string[] = []): string =>
  JSON.stringify({
    ...{ format: "killtable-matrix/1", suite: "whole", void: reasons },
    eras: [{ era: "modern", cases: [], receivers: [{ id: "m", title: "M", role: "mutant", status }] }],
  });
const mutation = (status: string): string => {
  const mutant = (id: string, column: number, state: string) => ({
    ...{ id, mutatorName: "Some", replacement: "y", status: state },
    location: { start: { line: 1, column }, end: { line: 1, column: column + 1 } },
  });
  return JSON.stringify({
    ...{ schemaVersion: "1.0", thresholds: { high: 80, low: 60 } },
    files: {
      "src/a.ts": {
        language: "typescript",
        source: "a b",
        mutants: [mutant("1", 1, "Killed"), mutant("2", 3, status)],
      },
    },
    testFiles: { "": { tests: [{ id: "0", name: "one" }] } },
  });
};

const MATCH = check("match");
const ADDED = {
  verdicts: [
    { id: "string_flag", kind: "match" },
    { id: "other", kind: "match" },
    { id: "new", kind: "threw" },
  ],
};
const REVIEW = {
  ...{ file: "src/a.ts", line: "a b", replaced: "b", replacement: "y", mutator: "Some" },
  ...{ kind: "equivalent", reason: "nobody reads it", date: "2026-11-02" },
};

const compare = (older: string, newer: string, ...args: string[]) => {
  const folder = temporaryFolder({ "old.json": older, "new.json": newer });
  return killtable(["compare", "old.json", "new.json", ...args], "", {}, folder);
};

describe("killtable compare", () => {
  it.each([
    [0, "nothing changed", MATCH, MATCH, "not worse: nothing changed"],
    [0, "something got better", check("threw"), MATCH, "newly passing: 1\n"],
    [0, "a failing case was added", MATCH, check("match", ADDED), "added: 1\n"],
    [0, "a mutant is killed", matrix("survived"), matrix("killed"), "newly killed: 1\n"],
    [1, "a case fails", MATCH, check("differs"), "newly failing: 1\n  case  string_flag  a.ts as modern\n"],
    [
      1,
      "a mutant survives",
      matrix("killed"),
      matrix("survived"),
      "newly surviving: 1\n  mutant  m  modern\n",
    ],
    [
      1,
      "a mutant of StrykerJS's survives",
      mutation("Killed"),
      mutation("Survived"),
      "newly surviving: 1\n  mutant  src/a.ts:1  Some: b → y\n",
    ],
    [3, "the newer run is void", matrix("killed"), matrix("killed", ["it is void"]), "void: it is void\n"],
    [3, "it judged nothing", MATCH, check("match", { verdicts: [] }), "void: no receiver was judged"],
  ])("ends with %i where %s", (expected, _, older, newer, said) => {
    const { code, stdout, stderr } = compare(older, newer);
    expect(stdout).toContain(said);
    expect(stderr).toBe("");
    expect(code).toBe(expected);
  });

  it.each([
    ["{ oops", "new.json: "],
    ['{ "format": "killtable-check/1" }', 'new.json: the whole lacks the key "receivers"'],
    ['{ "files": { "a.ts": {} } }', "new.json is no report of mutants with their places"],
    ['{ "format": "killtable-suites/1" }', 'new.json says the format "killtable-suites/1"'],
    [
      matrix("killed"),
      "old.json is a report of killtable check, new.json is a kill matrix of killtable mutants",
    ],
    ['{ "format": "\\u001b[2J" }', String.raw`new.json says the format "\u001b[2J"`],
  ])("ends with 2 and says in a line what is wrong with %s", (newer, message) => {
    const { code, stdout, stderr } = compare(MATCH, newer);
    expect(stderr).toContain(`killtable: ${message}`);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  it("ends with 2 where a file is not there, or not named", () => {
    expect(killtable(["compare", "nowhere.json", "nowhere.json"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("nowhere.json"),
    });
    expect(killtable(["compare", "nowhere.json"]).code).toBe(2);
  });

  it("lets a survivor be that killtable.survivors.json lists, and reads that strictly", () => {
    const files = { "old.json": mutation("Killed"), "new.json": mutation("Survived") };
    const listed = (review: object) =>
      temporaryFolder({ ...files, "killtable.survivors.json": JSON.stringify({ survivors: [review] }) });
    const run = (folder: string) => killtable(["compare", "old.json", "new.json"], "", {}, folder);
    const { code, stdout } = run(listed(REVIEW));
    expect(stdout).toContain("stopped → survived, as it was reviewed");
    expect(code).toBe(0);
    expect(run(listed({ ...REVIEW, replacement: "z" })).code).toBe(1);
    expect(run(listed({ ...REVIEW, reason: "" })).code).toBe(2);
  });

  it("writes JSON, the same every time", () => {
    const { code, stdout } = compare(MATCH, check("differs"), "--reporter", "json");
    expect(JSON.parse(stdout)).toMatchObject({
      format: "killtable-compare/1",
      outcome: "worse",
      changes: [{ trend: "worse", kind: "newly-failing", name: "string_flag" }],
    });
    expect(compare(MATCH, check("differs"), "--reporter", "json").stdout).toBe(stdout);
    expect(code).toBe(1);
  });

  it("adds to the summary of a step on GitHub by itself", () => {
    const folder = temporaryFolder({
      "old.json": MATCH,
      "new.json": check("threw"),
      "summary.md": "before\n",
    });
    const env = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: path.join(folder, "summary.md") };
    const { code, stdout } = killtable(["compare", "old.json", "new.json"], "", env, folder);
    expect(readFileSync(env.GITHUB_STEP_SUMMARY, "utf8")).toMatch(
      /^before\n\n## Worse: killtable check, compared with an earlier run\n\n1 change for the worse/,
    );
    expect(stdout).toContain("newly failing: 1\n");
    expect(code).toBe(1);
  });

  it("takes what check and mutants write", () => {
    const json = (...args: string[]) => killtable([...args, "--reporter", "json"]).stdout;
    const receiver = path.join("test", "receivers", "right.mjs");
    const checked = json("check", receiver, "--runs", "5");
    const other = json("check", receiver, "--runs", "5", "--seed", "2", "--era", "dual-era");
    expect(compare(checked, checked)).toMatchObject({ code: 0, stderr: "" });
    // Receiver and era that were judged before are gone.
    expect(compare(checked, other)).toMatchObject({ code: 1, stderr: "" });
    const table = json("mutants", "--published");
    const { stdout } = compare(table, table);
    expect(stdout).toMatch(/\nmutants {2}9 before, 9 now\ncases {4}12 before, 12 now\n/);
  });

  it("knows every kind of verdict that there is", () => {
    const schema = JSON.parse(readFileSync("schemas/check-report.schema.json", "utf8"));
    expect(schema.$defs.kind.enum).toEqual(VERDICT_KINDS);
  });
});
