import type { MutantStatus } from "mutation-testing-report-schema/api";
import { describe, expect, it } from "vitest";
import { outcomeOfComparison } from "../../../src/run/compare/change.ts";
import { compareMutations } from "../../../src/run/compare/compare-mutations.ts";
import type { Report, ReportedMutant } from "../../../src/stryker/report.ts";

let ids = 0;

/** A mutant of the first such code at or after a line of the source; the ids are others every time. */
interface Written {
  readonly code: string;
  readonly line?: number;
  readonly replacement?: string;
  readonly status?: MutantStatus;
  readonly killedBy?: readonly string[];
}

function mutantIn(source: string, { code, line = 1, replacement = "X", ...facts }: Written): ReportedMutant {
  const lines = source.split("\n");
  const at = lines.findIndex((text, index) => index >= line - 1 && text.includes(code));
  const column = (lines[at]?.indexOf(code) ?? -1) + 1;
  const { status = "Killed", killedBy } = facts;
  return {
    ...{ id: String(ids++), mutatorName: "Some", replacement, status },
    location: { start: { line: at + 1, column }, end: { line: at + 1, column: column + code.length } },
    ...(killedBy === undefined ? {} : { killedBy: [...killedBy] }),
  };
}

const report = (
  source: string,
  mutants: readonly Written[],
  tests: readonly string[] = ["one"],
  config?: object,
): Report => ({
  schemaVersion: "1.0",
  thresholds: { high: 80, low: 60 },
  ...(config === undefined ? {} : { config }),
  files: {
    "src/a.ts": {
      language: "typescript",
      source,
      mutants: mutants.map((written) => mutantIn(source, written)),
    },
  },
  testFiles: { "": { tests: tests.map((name) => ({ id: name, name: `${name} [0123abcd]` })) } },
});

/** One mutant that is killed, so that no run is void, and another one. */
const SOURCE = "stop;\nif (x) go;\n";
const STOPPED: Written = { code: "stop" };
const withStatus = (status?: MutantStatus): Report =>
  report(SOURCE, [STOPPED, ...(status === undefined ? [] : [{ code: "x", status }])]);
const compare = (before: Report, after: Report) => compareMutations(before, after, []);
const ABOUT = { noun: "mutant", file: "src/a.ts", line: 2, name: "Some: x → X" } as const;

describe("compareMutations", () => {
  it.each([
    ["Killed", "Survived", "newly-surviving", "stopped", "survived", "worse"],
    ["Timeout", "NoCoverage", "newly-surviving", "stopped", "not reached", "worse"],
    ["Ignored", "Survived", "newly-surviving", "left out with a reason", "survived", "worse"],
    [undefined, "Survived", "newly-surviving", undefined, "survived", "worse"],
    ["NoCoverage", "Killed", "newly-killed", "not reached", "stopped", "not-worse"],
    ["Survived", "NoCoverage", "otherwise", "survived", "not reached", "not-worse"],
    ["Survived", "Ignored", "otherwise", "survived", "left out with a reason", "not-worse"],
    ["Ignored", "Killed", "judged-again", "left out with a reason", "stopped", "not-worse"],
    ["Killed", "RuntimeError", "not-judged", "stopped", "broken", "void"],
    [undefined, "Killed", "added", undefined, "stopped", "not-worse"],
    ["Survived", undefined, "removed", "survived", undefined, "not-worse"],
    ["Killed", undefined, "removed", "stopped", undefined, "not-worse"],
  ] as const)("tells of a mutant that was %s and is %s", (before, after, kind, was, now, outcome) => {
    const comparison = compare(withStatus(before), withStatus(after));
    expect(comparison.changes).toEqual([
      {
        kind,
        ...ABOUT,
        ...(was === undefined ? {} : { was }),
        ...(now === undefined ? {} : { now }),
      },
    ]);
    expect(outcomeOfComparison(comparison)).toBe(outcome);
  });

  it("takes it for the same whether a test or the time limit stops a mutant", () => {
    expect(compare(withStatus("Killed"), withStatus("Timeout")).changes).toEqual([]);
    expect(compare(withStatus("Timeout"), withStatus("Killed")).changes).toEqual([]);
  });

  it("knows a mutant again after lines have moved, and in another line with the same code", () => {
    const before = report("stop;\nif (x) go;\n", [STOPPED, { code: "x", status: "Survived" }]);
    const moved = report("// new\nstop;\n    if (x) go;\n", [STOPPED, { code: "x", status: "Survived" }]);
    expect(compare(before, moved).changes).toEqual([]);
    const rewritten = report("stop;\nwhile (x) go;\n", [STOPPED, { code: "x", status: "Survived" }]);
    expect(compare(before, rewritten).changes).toEqual([]);
  });

  it("tells mutants of the same content apart by their lines, then by their order", () => {
    const source = "stop;\na(x);\nb(x);\na(x);\n";
    const before = report(source, [
      STOPPED,
      { code: "x", line: 2 },
      { code: "x", line: 3, status: "Survived" },
      { code: "x", line: 4 },
    ]);
    // The first line is gone: what survived is known by its line still, and not for one that is newly surviving.
    const after = report("stop;\nb(x);\na(x);\n", [
      STOPPED,
      { code: "x", line: 2, status: "Survived" },
      { code: "x", line: 3 },
    ]);
    expect(compare(before, after).changes).toEqual([
      { kind: "removed", noun: "mutant", file: "src/a.ts", line: 4, name: "Some: x → X", was: "stopped" },
    ]);
    const third = report(source, [
      STOPPED,
      { code: "x", line: 2 },
      { code: "x", line: 3, status: "Survived" },
      { code: "x", line: 4, status: "Survived" },
    ]);
    expect(compare(before, third).changes).toMatchObject([{ kind: "newly-surviving", line: 4 }]);
  });

  it("takes another replacement, mutator or file for another mutant", () => {
    const before = withStatus("Killed");
    const after = report(SOURCE, [STOPPED, { code: "x", replacement: "Y" }]);
    expect(compare(before, after).changes.map(({ kind, name }) => [kind, name])).toEqual([
      ["added", "Some: x → Y"],
      ["removed", "Some: x → X"],
    ]);
    const { files } = before;
    const renamed = { ...before, files: { "src/b.ts": files["src/a.ts"] } } as Report;
    expect(compare(before, renamed).changes.map(({ kind, file }) => [kind, file])).toEqual([
      ["added", "src/b.ts"],
      ["added", "src/b.ts"],
      ["removed", "src/a.ts"],
      ["removed", "src/a.ts"],
    ]);
  });

  it("does not take a survivor for worse that is listed as reviewed", () => {
    const review = {
      ...{ file: "src/a.ts", line: "if (x) go;", replaced: "x", replacement: "X", mutator: "Some" },
      ...({ kind: "accepted", reason: "only logged", date: "2026-11-02" } as const),
    };
    const reviewed = (before: Report) => compareMutations(before, withStatus("Survived"), [review]);
    expect(reviewed(withStatus("Killed")).changes).toEqual([
      { kind: "otherwise", ...ABOUT, was: "stopped", now: "survived, as it was reviewed" },
    ]);
    expect(reviewed(withStatus()).changes).toMatchObject([{ kind: "added" }]);
    expect(outcomeOfComparison(reviewed(withStatus("Killed")))).toBe("not-worse");
    const other = [{ ...review, replacement: "Y" }];
    expect(outcomeOfComparison(compareMutations(withStatus("Killed"), withStatus("Survived"), other))).toBe(
      "worse",
    );
  });

  it("tells of added and removed tests, and counts the shared ones that stop a mutant in one run only", () => {
    const killedBy = (...names: string[]): Written[] => [STOPPED, { code: "x", killedBy: names }];
    const before = report(SOURCE, killedBy("one", "old"), ["one", "two", "old"]);
    const after = report(SOURCE, killedBy("two", "new"), ["one", "two", "new"]);
    const comparison = compare(before, after);
    expect(comparison.changes).toEqual([
      { kind: "added", noun: "test", name: "new" },
      { kind: "removed", noun: "test", name: "old" },
    ]);
    expect(comparison.movedCells).toBe(2);
    expect(comparison.totals).toEqual([
      { noun: "mutant", older: 2, newer: 2 },
      { noun: "test", older: 3, newer: 3 },
    ]);
    expect(outcomeOfComparison(comparison)).toBe("not-worse");
  });

  it("is void where the newer run is, and notes where the older is", () => {
    const nothing = report(SOURCE, [{ code: "x", status: "Survived" }]);
    const good = withStatus("Killed");
    const reason = "none of StrykerJS's mutants was killed by a test";
    const comparison = compare(good, nothing);
    expect(comparison.voidReasons).toEqual([reason]);
    expect(outcomeOfComparison(comparison)).toBe("void");
    expect(compare(nothing, good)).toMatchObject({
      voidReasons: [],
      notes: [`the older run proves nothing: ${reason}`],
    });
  });

  it("compares runs of changed lines with such of the same commit only, and no shards", () => {
    const of = (config: object): Report => report(SOURCE, [STOPPED], ["one"], config);
    const since = of({ since: "abc" });
    expect(compare(since, since).changes).toEqual([]);
    expect(() => compare(of({}), since)).toThrow(
      "the older report is of all lines, the newer one of the lines that changed since abc",
    );
    const shard = of({ shard: "1/2", mutants: 2, digest: "d" });
    expect(() => compare(shard, shard)).toThrow("killtable merge puts those of all shards together");
  });
});
