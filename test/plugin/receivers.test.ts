import { readFileSync } from "node:fs";
import path from "node:path";
import type { CompleteDryRunResult, TestResult } from "@stryker-mutator/api/test-runner";
import { describe, expect, it } from "vitest";
import { countCases } from "../examples/example.ts";
import { type Calls, play } from "./play.ts";

const right = "export { reference as default } from 'killtable';";
/** It takes a text for a flag, as long as it is "true" or "false". */
const coerces = `
import { reference } from "killtable";
export default (envelope, context) => {
  const flag = envelope?.result?.isError;
  if (flag !== "true" && flag !== "false") return reference(envelope, context);
  return reference({ ...envelope, result: { ...envelope.result, isError: flag === "true" } }, context);
};`;
const config = (...receivers: object[]): string => JSON.stringify({ receivers });

const dryRun = (files: Record<string, string>, calls: Calls = {}) => play(files, { dry: true, ...calls });
const testsIn = (files: Record<string, string>, calls: Calls = {}): TestResult[] =>
  (dryRun(files, calls).dry as CompleteDryRunResult).tests;
const caseIds = (tests: readonly TestResult[]): string[] =>
  tests.map(({ id }) => id).filter((id) => /^(.*: )?case /.test(id));

describe("the receivers that the test runner killtable judges", () => {
  const several = {
    "killtable.config.json": config(
      { module: "./right.js", era: ["modern", "legacy"] },
      { name: "other", module: "./right.js", era: "dual-era" },
      { command: ["node", "receiver.mjs"] },
    ),
    "right.js": right,
  };

  it("are all that are modules, for each of their eras", () => {
    const ids = caseIds(testsIn(several));
    const per = (prefix: string) => ids.filter((id) => id.startsWith(`${prefix}: case `)).length;
    expect(["./right.js, modern", "./right.js, legacy", "other, dual-era"].map(per)).toEqual(
      (["modern", "legacy", "dual-era"] as const).map(countCases),
    );
    expect(new Set(ids).size).toBe(countCases("modern") + countCases("legacy") + countCases("dual-era"));
  });

  it("are those that StrykerJS's configuration names, without a prefix where it is one for one era", () => {
    const ids = caseIds(testsIn(several, { options: { receiver: ["other"] } }));
    expect(ids).toHaveLength(countCases("dual-era"));
    expect(ids).toContain("case string_flag");
  });

  it("are those of another configuration, if one is named", () => {
    const files = { "a/some.json": config({ module: "./right.js", era: "legacy" }), "a/right.js": right };
    expect(caseIds(testsIn(files, { options: { config: "a/some.json" } }))).toHaveLength(
      countCases("legacy"),
    );
  });

  it.each<[string, Record<string, string>, Calls["options"], RegExp]>([
    ["there is no configuration", {}, {}, /there is no receiver to judge: write a configuration/],
    [
      "all are commands",
      { "killtable.config.json": config({ command: ["sh", "a.sh"] }) },
      {},
      /the receivers are commands; export the cases with killtable export, and mutate with mutmut/,
    ],
    [
      "there is none of that name",
      several,
      { receiver: ["nobody"] },
      /^killtable\.receiver: nobody: .* has no such receiver; it has \.\/right\.js, other/,
    ],
    [
      "the configuration is outside of the project",
      several,
      { config: path.resolve("killtable.config.ts") },
      /is outside of the project; name it from the project's folder/,
    ],
    [
      "a module does not load",
      { "killtable.config.json": config({ module: "./broken.js" }), "broken.js": "throw new Error('no')" },
      {},
      /^\.\/broken\.js: it does not load: Error: no$/,
    ],
    [
      "no case is for one",
      { "killtable.config.json": config({ module: "./right.js", era: "legacy", features: ["mrtr"] }) },
      {},
      /the feature mrtr was claimed, but no case asks for it/,
    ],
  ])("cannot be judged where %s, and why is said", (_, files, options, message) => {
    const { dry } = dryRun(files, { options: options ?? {} });
    expect(dry).toEqual({ status: "error", errorMessage: expect.stringMatching(message) });
  });
});

describe("a receiver that is wrong before anything is mutated", () => {
  const files = {
    "killtable.config.json": config({ module: "./coerces.js", baseline: "./known.json" }),
    "coerces.js": coerces,
  };

  it("is not mutated, and the first cases are named", () => {
    const { dry } = dryRun({ ...files, "killtable.config.json": config({ module: "./coerces.js" }) });
    expect(dry).toEqual({
      status: "error",
      errorMessage: expect.stringMatching(
        /^the receivers fail \d+ tests before anything is mutated: case \S+, .*, …; npx killtable check says why/,
      ),
    });
  });

  it("is mutated where a baseline lists what it fails, without those cases, which are counted", () => {
    const listed = {
      tool_error: ["flag-text-true"],
      normal_complete: [
        ...["string_flag", "flag-text-false", "flag-text-escaped-false", "flag-raw-true-then-text"],
        ...["flag-raw-escaped-key-text", "legacy-typed-complete-text"],
      ],
    };
    const failures = Object.entries(listed).flatMap(([observed, ids]) =>
      ids.map((id) => ({ case: id, era: "modern", verdict: "differs", observed, reason: "coerced" })),
    );
    const { dry, log } = dryRun({ ...files, "known.json": JSON.stringify({ failures }) });
    expect(dry).toMatchObject({ status: "complete" });
    expect(caseIds((dry as CompleteDryRunResult).tests)).toHaveLength(countCases("modern") - failures.length);
    expect(log).toEqual(["7 cases left out, which the lists of known failures name"]);
  });
});

describe("what StrykerJS is told of a test", () => {
  const files = { "killtable.config.json": config({ module: "./right.js" }), "right.js": right };
  const fixture = path.resolve("fixtures/cases/twelve.json");
  const find = (tests: readonly TestResult[], id: string) => tests.find((test) => test.id === id);

  it("is the file of the case and its line, counted from 0, where the file is one of the project", () => {
    const tests = testsIn(files, { known: [fixture] });
    const { fileName, startPosition } = find(tests, "case string_flag") ?? {};
    expect(fileName).toBe(fixture);
    const line = readFileSync(fixture, "utf8").split("\n")[startPosition?.line ?? 0] ?? "";
    expect(line.slice(startPosition?.column)).toBe('"id": "string_flag",');
  });

  it("is the configuration for all other tests, a change of which may change any verdict", () => {
    const tests = testsIn(files, { known: [fixture] });
    for (const id of ["case flag-text-true", "law flag-flip", "position malformed-error-object"]) {
      const test = find(tests, id);
      expect(path.basename(test?.fileName ?? "")).toBe("killtable.config.json");
      expect(test?.startPosition).toBeUndefined();
    }
  });

  it("is another name where the receiver is judged otherwise", () => {
    const names = (receiver: object) =>
      testsIn({ ...files, "killtable.config.json": config({ module: "./right.js", ...receiver }) })
        .filter(({ id }) => id.startsWith("case "))
        .map(({ name }) => name);
    const [plain, again, decided] = [
      {},
      {},
      { decisions: { "malformed-error-object": "protocol_error" } },
    ].map(names);
    expect(again).toEqual(plain);
    expect(decided?.filter((name) => plain?.includes(name))).toEqual([]);
  });
});
