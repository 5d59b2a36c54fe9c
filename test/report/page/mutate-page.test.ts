import { describe, expect, it } from "vitest";
import { mutatePage } from "../../../src/report/page/mutate-page.ts";
import type { MutationRun } from "../../../src/report/mutation-summary.ts";
import type { JudgedMutants } from "../../../src/run/judge-mutants.ts";
import { CORPUS, corpusCase, matrixRow, mutant } from "./small.ts";

const twelve = {
  group: "twelve",
  about: "A.",
  cases: [corpusCase("one", "type"), corpusCase("two", "flag")],
};
const corpus = { ...CORPUS, groups: [...CORPUS.groups, twelve] };
const NONE = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, Ignored: 0 };
const BROKEN = { CompileError: 0, RuntimeError: 0, Pending: 0 };
const HELD = { unlisted: [], gone: [], equivalent: 0, accepted: 0 };

const stryker = (
  mutants: Partial<typeof NONE>,
  survivors: Partial<JudgedMutants["survivors"]> = {},
  ignored: JudgedMutants["counts"]["ignored"] = [],
): JudgedMutants => ({
  report: { schemaVersion: "1", thresholds: { high: 1, low: 1 }, files: {} },
  counts: { tests: 1_200, mutants: { ...NONE, ...BROKEN, ...mutants }, survivors: [], ignored },
  survivors: { ...HELD, ...survivors },
  listed: new Map(),
});
const pageOf = (more: Partial<MutationRun>) => {
  const rows = [
    matrixRow("reference", "reference", { one: "match", two: "match" }),
    matrixRow("bad", "mutant", { one: "match", two: "differs" }, { status: "killed", killedByOwn: ["two"] }),
    matrixRow("changes-nothing", "unchanged", { one: "match", two: "match" }),
    matrixRow("always-x", "constant", { one: "differs", two: "differs" }, { status: "killed" }),
  ];
  const run: MutationRun = {
    ...{ matrix: { cases: ["one", "two"], seed: 1, rows }, lane: "fast", stryker: undefined, commands: [] },
    ...{ times: { whole: 1, tests: 1, mutants: 1, slowest: [] }, voidReasons: [], reports: [], ...more },
  };
  return mutatePage({ run, corpus, mutants: [mutant("bad")], outcome: "passes", links: [] });
};

describe("mutatePage", () => {
  it("shows the published matrix, and says what StrykerJS's mutants came to", () => {
    const data = pageOf({ stryker: stryker({ Killed: 1_000, Timeout: 2 }) });
    expect(data.title).toBe("killtable mutate");
    expect(data.verdict).toEqual({
      outcome: "passes",
      sentence:
        "StrykerJS: 1,002 of 1,002 mutants stopped by 1,200 tests, none survived; hand-written: 1 of 1 mutant stopped by 2 cases; 1 of them by a case of the rule that they break.",
    });
    expect(data.cases.map(({ id }) => id)).toEqual(["two", "one"]);
    expect(data.eras.map(({ era, columns, rows }) => [era, columns, rows.length])).toEqual([
      ["modern", [0, 1], 4],
    ]);
  });

  it("notes survivors, what was left out and why, what was reviewed and what was not mutated", () => {
    const content = { file: "a.ts", line: "x", replaced: "x", replacement: "y\u001b", mutator: "M" };
    const unlisted = [{ ...content, place: { line: 4, column: 1 }, status: "Survived" as const }];
    const ignored = [{ file: "b.ts", line: 9, mutator: "M", replacement: "[]", reason: "Nobody reads it." }];
    const found = stryker({ Killed: 7, Survived: 2, Ignored: 1 }, { unlisted, equivalent: 1 }, ignored);
    const { verdict, notes } = pageOf({ stryker: found, unchanged: 5, commands: ["./a.py"], lane: "vitest" });
    expect(verdict.sentence).toMatch(
      /^StrykerJS: 7 of 9 mutants in lines that changed stopped by 1,200 tests, 1 survivor not reviewed; hand-/,
    );
    expect(notes.slice(0, 7)).toEqual([
      "StrykerJS, by the lane vitest: 7 of 9 mutants stopped by 1200 tests (0 of them by the time limit); 2 survived, 0 not reached; left out: 1 with a reason, 0 broken.",
      "5 mutants left out: in lines that did not change.",
      "survived: a.ts:4 M: y\\u001b",
      "left out: b.ts:9 M: Nobody reads it.",
      "Reviewed survivors: 1 equivalent, 0 accepted.",
      "Dominators: not known: each mutant ends with the first test that stops it (disableBail has all run).",
      "Not mutated, since they are commands: ./a.py.",
    ]);
  });

  it("tells survivors that are all reviewed from none", () => {
    const { sentence } = pageOf({ stryker: stryker({ Killed: 1, NoCoverage: 1 }) }).verdict;
    expect(sentence).toContain("1 of 2 mutants stopped by 1,200 tests, every survivor is reviewed;");
  });

  it("says that a void run is void, once with its reasons", () => {
    const { verdict, notes } = pageOf({ voidReasons: ["StrykerJS left no report", "it broke"] });
    expect(verdict.sentence).toBe(
      "The run is void and proves nothing: StrykerJS left no report, and 1 more reason.",
    );
    expect(notes.filter((note) => note.startsWith("Void"))).toEqual([
      "Void: StrykerJS left no report.",
      "Void: it broke.",
    ]);
    expect(notes).toContain("StrykerJS, by the lane fast: no report.");
  });
});
