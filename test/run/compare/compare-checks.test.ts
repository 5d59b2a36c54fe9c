import { describe, expect, it } from "vitest";
import { outcomeOfComparison } from "../../../src/run/compare/change.ts";
import { compareChecks } from "../../../src/run/compare/compare-checks.ts";
import type {
  ReportedLaw,
  ReportedReceiver,
  ReportedVerdict,
} from "../../../src/run/compare/compared-report.ts";

const match = (id: string): ReportedVerdict => ({ id, kind: "match", observed: "tool_error" });
const differs = (id: string): ReportedVerdict => ({ id, kind: "differs", observed: "normal_complete" });
const skipped = (id: string): ReportedVerdict => ({ id, kind: "skipped" });
const law = (id: string, facts: Partial<ReportedLaw> = {}): ReportedLaw => ({
  ...{ id, runs: 10, skipped: 0 },
  ...facts,
});

type Judged = Exclude<ReportedReceiver, { readonly problem: string }>;

const receiver = (facts: Partial<Judged> = {}): Judged => ({
  ...{ receiver: "a.ts", era: "modern", verdicts: [match("x")], properties: [law("l")] },
  ...facts,
});
const withCases = (...verdicts: ReportedVerdict[]): Judged => receiver({ verdicts });
const compare = (before: readonly ReportedReceiver[], after: readonly ReportedReceiver[]) =>
  compareChecks({ receivers: before }, { receivers: after });

const AT = { receiver: "a.ts", era: "modern" } as const;
const aboutCase = { noun: "case", ...AT, name: "x" } as const;

describe("compareChecks", () => {
  it("finds nothing between equal runs", () => {
    const comparison = compare([receiver()], [receiver()]);
    expect(comparison).toEqual({
      kind: "check",
      voidReasons: [],
      notes: [],
      changes: [],
      totals: [
        { noun: "receiver", older: 1, newer: 1 },
        { noun: "case", older: 1, newer: 1 },
      ],
      movedCells: 0,
    });
    expect(outcomeOfComparison(comparison)).toBe("not-worse");
  });

  it("notes that a command says something else of itself", () => {
    const said = (introduction: string): Judged => ({ ...receiver(), introduction });
    expect(compare([said("client 1.0.0")], [said("client 1.1.0")])).toMatchObject({
      notes: ["a.ts as modern was client 1.0.0 and is client 1.1.0"],
      changes: [],
    });
    expect(compare([said("client 1.0.0")], [said("client 1.0.0")]).notes).toEqual([]);
    expect(compare([receiver()], [said("client 1.0.0")]).notes).toEqual([]);
  });

  it.each([
    ["passed, fails", match("x"), differs("x"), "newly-failing", "worse"],
    ["was skipped, fails", skipped("x"), { id: "x", kind: "timeout" }, "newly-failing", "worse"],
    ["passed, is skipped", match("x"), skipped("x"), "not-judged", "worse"],
    ["failed, is skipped", differs("x"), skipped("x"), "not-judged", "worse"],
    ["passed, is not put", match("x"), { id: "x", kind: "not-put" }, "not-judged", "worse"],
    ["failed, passes", differs("x"), match("x"), "newly-passing", "not-worse"],
    ["was skipped, passes", skipped("x"), match("x"), "judged-again", "not-worse"],
    ["fails in another way", differs("x"), { id: "x", kind: "threw" }, "otherwise", "not-worse"],
    ["fails by another word", differs("x"), { ...differs("x"), observed: "y" }, "otherwise", "not-worse"],
    ["passes by another word", match("x"), { ...match("x"), kind: "accepted" }, "otherwise", "not-worse"],
  ] as const)("tells of a case that %s", (_, before, after, kind, outcome) => {
    const comparison = compare([withCases(match("y"), before)], [withCases(match("y"), after)]);
    expect(comparison.changes).toMatchObject([{ kind, ...aboutCase }]);
    expect(outcomeOfComparison(comparison)).toBe(outcome);
  });

  it("says what both runs made of the case", () => {
    expect(compare([withCases(match("x"))], [withCases(differs("x"))]).changes).toEqual([
      { kind: "newly-failing", ...aboutCase, was: "match: tool_error", now: "differs: normal_complete" },
    ]);
    expect(
      compare([withCases(skipped("x"), match("y"))], [withCases(match("x"), match("y"))]).changes,
    ).toMatchObject([{ was: "skipped", now: "match: tool_error" }]);
  });

  it("does not take a failure for worse that the newer run lists as known", () => {
    const known = { ...withCases(differs("x")), baseline: { known: ["x"] } };
    const comparison = compare([withCases(match("x"))], [known]);
    expect(comparison.changes).toMatchObject([
      { kind: "otherwise", now: "differs: normal_complete (a known failure)" },
    ]);
    expect(outcomeOfComparison(comparison)).toBe("not-worse");
    // It does not pass either, once the list is gone.
    expect(compare([known], [withCases(differs("x"))]).changes).toEqual([]);
  });

  it("tells of added and removed cases, and takes neither for worse", () => {
    const comparison = compare([withCases(match("gone"))], [withCases(differs("new"))]);
    expect(comparison.changes).toEqual([
      { kind: "added", noun: "case", ...AT, name: "new", now: "differs: normal_complete" },
      { kind: "removed", noun: "case", ...AT, name: "gone", was: "match: tool_error" },
    ]);
    expect(outcomeOfComparison(comparison)).toBe("not-worse");
  });

  const broken = law("l", { counterexample: [{}] });
  const unjudged = law("l", { skipped: 10 });
  it.each([
    [[law("l")], [broken], "newly-broken", "holds", "broken", "worse"],
    [[], [broken], "newly-broken", undefined, "broken", "worse"],
    [[unjudged], [broken], "newly-broken", "unjudged", "broken", "worse"],
    [[law("l")], [unjudged], "not-judged", "holds", "unjudged", "worse"],
    [[broken], [law("l")], "newly-kept", "broken", "holds", "not-worse"],
    [[unjudged], [law("l")], "judged-again", "unjudged", "holds", "not-worse"],
    [[], [law("l")], "added", undefined, "holds", "not-worse"],
    [[broken], [], "removed", "broken", undefined, "not-worse"],
  ] as const)("compares the laws %j with %j: %s", (before, after, kind, was, now, outcome) => {
    const comparison = compare([receiver({ properties: before })], [receiver({ properties: after })]);
    expect(comparison.changes).toEqual([
      {
        kind,
        ...{ noun: "law", ...AT, name: "l" },
        ...(was === undefined ? {} : { was }),
        ...(now === undefined ? {} : { now }),
      },
    ]);
    expect(outcomeOfComparison(comparison)).toBe(outcome);
  });

  it("takes a receiver, or an era of it, that is gone for worse, and one that is added not", () => {
    const legacy = receiver({ era: "legacy" });
    const gone = compare([receiver(), legacy], [receiver()]);
    expect(gone.changes).toEqual([{ kind: "gone", noun: "receiver", receiver: "a.ts", era: "legacy" }]);
    expect(outcomeOfComparison(gone)).toBe("worse");
    const added = compare([receiver()], [receiver(), legacy]);
    expect(added.changes).toEqual([{ kind: "added", noun: "receiver", receiver: "a.ts", era: "legacy" }]);
    expect(outcomeOfComparison(added)).toBe("not-worse");
  });

  it("takes a receiver for worse that could be judged, and notes one that still cannot", () => {
    const problem = { receiver: "a.ts", era: "modern", problem: "it does not load" } as const;
    const other = receiver({ receiver: "b.ts" });
    const lost = compare([receiver(), other], [problem, other]);
    expect(lost.changes).toEqual([
      { kind: "not-judged", noun: "receiver", ...AT, was: "judged", now: "it does not load" },
    ]);
    expect(outcomeOfComparison(lost)).toBe("worse");
    expect(outcomeOfComparison(compare([other], [problem, other]))).toBe("worse");
    expect(compare([problem, other], [receiver(), other]).changes).toMatchObject([{ kind: "judged-again" }]);
    expect(compare([problem, other], [problem, other])).toMatchObject({
      changes: [],
      notes: ["a.ts as modern can still not be judged: it does not load"],
    });
  });

  it("is void where the newer run judged nothing, and notes where the older did not", () => {
    const nothing = [withCases(skipped("x"), { id: "y", kind: "not-put" })];
    const comparison = compare([withCases(match("x"))], nothing);
    expect(comparison.voidReasons).toEqual(["no receiver was judged on a single case"]);
    expect(outcomeOfComparison(comparison)).toBe("void");
    expect(outcomeOfComparison(compare([receiver()], []))).toBe("void");
    const later = compare(nothing, [withCases(match("x"))]);
    expect(later.notes).toEqual(["in the older run no receiver was judged on a single case"]);
    expect(outcomeOfComparison(later)).toBe("not-worse");
  });

  it("tells two receivers of one name apart by their order", () => {
    const comparison = compare(
      [withCases(match("x")), withCases(differs("x"))],
      [withCases(match("x")), withCases(match("x"))],
    );
    expect(comparison.changes).toMatchObject([{ kind: "newly-passing" }]);
  });

  it("tells what got worse first, then what else changed, then what got better", () => {
    const before = receiver({
      verdicts: [differs("b"), match("w"), differs("o"), match("gone")],
      properties: [law("l")],
    });
    const after = receiver({
      verdicts: [match("b"), differs("w"), { id: "o", kind: "threw" }, match("new")],
      properties: [law("l", { counterexample: [] })],
    });
    expect(compare([before], [after]).changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "newly-failing w",
      "newly-broken l",
      "otherwise o",
      "added new",
      "removed gone",
      "newly-passing b",
    ]);
  });
});
