import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casePower } from "../../src/kill/case-power.ts";
import { FIXED, rowsOf, smallMatrix } from "./matrices.ts";

describe("casePower", () => {
  it("counts what each case stops, and what it alone stops", () => {
    expect(casePower(rowsOf({ m1: "a", m2: "ab", m3: "a" }))).toEqual([
      { id: "a", stops: 3, alone: 2 },
      { id: "b", stops: 1, alone: 0 },
    ]);
  });

  it("puts those first that alone stop the most, then those that stop the most, then the first id", () => {
    const ids = casePower(rowsOf({ m1: "d", m2: "cab", m3: "cb", m4: "ca", m5: "c" })).map(({ id }) => id);
    expect(ids).toEqual(["c", "d", "a", "b"]);
  });

  it("counts a case once that is named twice for a mutant", () => {
    expect(casePower(rowsOf({ m1: "aa" }))).toEqual([{ id: "a", stops: 1, alone: 1 }]);
  });

  it("has nothing to say of no mutants", () => {
    expect(casePower([])).toEqual([]);
  });

  it("agrees with counting the rows", () => {
    fc.assert(
      fc.property(smallMatrix, (rows) => {
        for (const { id, stops, alone } of casePower(rows)) {
          const stopped = rows.filter(({ killedBy }) => killedBy.includes(id));
          expect(stops).toBe(stopped.length);
          expect(alone).toBe(stopped.filter(({ killedBy }) => killedBy.length === 1).length);
        }
      }),
      FIXED,
    );
  });
});
