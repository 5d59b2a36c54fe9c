import { describe, expect, it } from "vitest";
import { outcomeOfComparison } from "../../../src/run/compare/change.ts";
import { compareMatrices } from "../../../src/run/compare/compare-matrices.ts";
import type { MatrixReport, ReportedEra, ReportedRow } from "../../../src/run/compare/compared-report.ts";

const row = (facts: Partial<ReportedRow> = {}): ReportedRow => ({
  ...{ id: "m", title: "A mutant", role: "mutant", status: "killed", byOwnRule: true },
  killedBy: { a: "differs" },
  ...facts,
});
const survivor = row({ status: "survived", killedBy: {} });
const elsewhere = row({ byOwnRule: false });
const equivalent = row({ status: "equivalent", killedBy: {} });
const unproved = row({ status: "unproved", problem: "it does not load", killedBy: {} });

const reference = row({ id: "reference", role: "reference", status: "survived", killedBy: {} });
const era = (receivers: readonly ReportedRow[], facts: Partial<ReportedEra> = {}): ReportedEra => ({
  ...{ era: "modern", cases: ["a", "b"], receivers: [reference, row({ id: "stays" }), ...receivers] },
  ...facts,
});
const report = (eras: readonly ReportedEra[], facts: Partial<MatrixReport> = {}): MatrixReport => ({
  ...{ suite: "whole", void: [], eras },
  ...facts,
});
const compareRows = (before: readonly ReportedRow[], after: readonly ReportedRow[]) =>
  compareMatrices(report([era(before)]), report([era(after)]));

describe("compareMatrices", () => {
  it("finds nothing between equal runs, and leaves the reference out", () => {
    expect(compareRows([row()], [row()])).toEqual({
      kind: "matrix",
      voidReasons: [],
      notes: [],
      changes: [],
      totals: [
        { noun: "mutant", older: 2, newer: 2 },
        { noun: "case", older: 2, newer: 2 },
      ],
      movedCells: 0,
    });
  });

  it.each([
    ["was killed, survives", row(), survivor, "newly-surviving", "killed", "survived", "worse"],
    ["was equivalent, survives", equivalent, survivor, "newly-surviving", "equivalent", "survived", "worse"],
    ["survived, is killed", survivor, row(), "newly-killed", "survived", "killed", "not-worse"],
    ["survived, is equivalent", survivor, equivalent, "otherwise", "survived", "equivalent", "not-worse"],
    ["did not load, is killed", unproved, row(), "judged-again", "it does not load", "killed", "not-worse"],
    ["was killed, does not load", row(), unproved, "not-judged", "killed", "it does not load", "worse"],
  ] as const)("tells of a mutant that %s", (_, before, after, kind, was, now, outcome) => {
    const comparison = compareRows([before], [after]);
    expect(comparison.changes).toEqual([{ kind, noun: "mutant", era: "modern", name: "m", was, now }]);
    expect(outcomeOfComparison(comparison)).toBe(outcome);
  });

  it("takes a mutant for worse that only cases of other rules stop now", () => {
    const comparison = compareRows([row()], [elsewhere]);
    expect(comparison.changes).toMatchObject([
      { kind: "stopped-elsewhere", was: "killed", now: "killed, but by no case of its own rule" },
    ]);
    expect(outcomeOfComparison(comparison)).toBe("worse");
    expect(compareRows([elsewhere], [row()]).changes).toMatchObject([{ kind: "stopped-by-own-rule" }]);
    // The order of the cases decides which of them stop a mutant that keeps something.
    const keeping = { keepsState: true } as const;
    expect(compareRows([row(keeping)], [row({ ...keeping, byOwnRule: false })]).changes).toEqual([]);
  });

  it("compares the controls that answer the same to everything as the mutants", () => {
    const constant = row({ id: "always", role: "constant" });
    const comparison = compareRows([constant], [{ ...constant, status: "survived" }]);
    expect(comparison.changes).toMatchObject([{ kind: "newly-surviving", name: "always" }]);
  });

  it("takes an added mutant for worse where it survives, and no removed one", () => {
    expect(compareRows([], [row()]).changes).toMatchObject([{ kind: "added", name: "m", now: "killed" }]);
    const surviving = compareRows([], [survivor]);
    expect(surviving.changes).toMatchObject([{ kind: "newly-surviving", name: "m", now: "survived" }]);
    expect(outcomeOfComparison(surviving)).toBe("worse");
    const removed = compareRows([row()], []);
    expect(removed.changes).toMatchObject([{ kind: "removed", name: "m", was: "killed" }]);
    expect(outcomeOfComparison(removed)).toBe("not-worse");
  });

  it("tells of added and removed cases and eras, and takes an era that is gone for worse", () => {
    const cases = compareMatrices(
      report([era([], { cases: ["a", "b"] })]),
      report([era([], { cases: ["b", "c"] })]),
    );
    expect(cases.changes).toEqual([
      { kind: "added", noun: "case", era: "modern", name: "c" },
      { kind: "removed", noun: "case", era: "modern", name: "a" },
    ]);
    expect(outcomeOfComparison(cases)).toBe("not-worse");
    const both = report([era([]), era([], { era: "legacy" })]);
    const gone = compareMatrices(both, report([era([])]));
    expect(gone.changes).toEqual([{ kind: "gone", noun: "era", era: "legacy" }]);
    expect(outcomeOfComparison(gone)).toBe("worse");
    expect(compareMatrices(report([era([])]), both).changes).toEqual([
      { kind: "added", noun: "era", era: "legacy" },
    ]);
  });

  it("counts the shared cases that stop a mutant in one run only, where both stop it", () => {
    const cases = ["a", "b", "c"];
    const before = era([row({ killedBy: { a: "differs", old: "differs" } })], { cases: [...cases, "old"] });
    const after = era([row({ killedBy: { b: "differs", c: "threw" } })], { cases });
    expect(compareMatrices(report([before]), report([after])).movedCells).toBe(3);
    // How a case stops it is no other cell, and a mutant that survives has none.
    expect(compareRows([row()], [row({ killedBy: { a: "threw" } })]).movedCells).toBe(0);
    expect(compareRows([row()], [survivor]).movedCells).toBe(0);
  });

  it("is void where the newer run is or judged no mutant, and notes where the older is", () => {
    const reason = "modern: the reference fails a";
    const spoiled = report([era([survivor])], { void: [reason] });
    const comparison = compareMatrices(report([era([row()])]), spoiled);
    expect(comparison).toMatchObject({ voidReasons: [reason], changes: [{ kind: "newly-surviving" }] });
    expect(outcomeOfComparison(comparison)).toBe("void");
    expect(compareMatrices(spoiled, report([era([row()])]))).toMatchObject({
      voidReasons: [],
      notes: [`the older run proves nothing: ${reason}`],
    });
    expect(compareMatrices(report([era([])]), report([])).voidReasons).toEqual(["no mutant was judged"]);
  });

  it("refuses runs on other groups of cases", () => {
    expect(() => compareMatrices(report([]), report([], { suite: ["twelve"] }))).toThrow(
      'the older report measures the cases "whole", the newer one ["twelve"]; compare runs on the same',
    );
  });
});
