import { describe, expect, it } from "vitest";
import { type ScoredRow, dominatorsOf, scoreOf } from "../../src/kill/score.ts";
import { rowsOf } from "./matrices.ts";

const killed = (matrix: Record<string, string>): ScoredRow[] =>
  rowsOf(matrix).map(({ id, killedBy }) => ({ id, killedByItself: killedBy, status: "killed" }));
const other = (id: string, status: ScoredRow["status"], more: Partial<ScoredRow> = {}): ScoredRow => ({
  id,
  status,
  killedByItself: [],
  ...more,
});
const score = (rows: readonly ScoredRow[]) => scoreOf(rows, dominatorsOf(rows));

describe("scoreOf", () => {
  it("counts killed mutants, and those of them that nothing subsumes", () => {
    expect(score(killed({ m1: "a", m2: "ab", m3: "ac", m4: "b" }))).toEqual({
      killed: 4,
      of: 4,
      dominatorsKilled: 2,
      dominators: 2,
      leftOut: [],
    });
  });

  it("counts each mutant that survived as a dominator of its own", () => {
    const rows = [...killed({ m1: "a", m2: "ab" }), other("m3", "survived"), other("m4", "survived")];
    expect(score(rows)).toMatchObject({ killed: 2, of: 4, dominatorsKilled: 1, dominators: 3 });
  });

  it("counts over dominators that are given, whatever stops them here", () => {
    const rows = [...killed({ m1: "a" }), other("m2", "survived"), other("m3", "survived")];
    expect(scoreOf(rows, ["m1", "m2"])).toMatchObject({
      killed: 1,
      of: 3,
      dominatorsKilled: 1,
      dominators: 2,
    });
  });

  it("says which mutants are not counted, by id, and why", () => {
    const rows = [
      other("m3", "unproved", { problem: "it throws when it is opened" }),
      ...killed({ m2: "a" }),
      other("m1", "equivalent", { equivalent: "no input reaches it" }),
    ];
    expect(score(rows)).toEqual({
      killed: 1,
      of: 1,
      dominatorsKilled: 1,
      dominators: 1,
      leftOut: [
        { id: "m1", why: "equivalent: no input reaches it" },
        { id: "m3", why: "unproved: it throws when it is opened" },
      ],
    });
  });

  it("is nothing of nothing where there is no mutant", () => {
    expect(score([])).toEqual({ killed: 0, of: 0, dominatorsKilled: 0, dominators: 0, leftOut: [] });
  });
});

describe("dominatorsOf", () => {
  it("has no mutant that only several cases together kill", () => {
    const rows = [...killed({ m2: "ab", m3: "c" }), other("m1", "killed")];
    expect(dominatorsOf(rows)).toEqual(["m2", "m3"]);
    expect(score(rows)).toMatchObject({ killed: 3, of: 3, dominatorsKilled: 2, dominators: 2 });
  });
});
