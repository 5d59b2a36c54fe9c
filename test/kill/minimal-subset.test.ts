import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffle } from "../../src/judge/shuffle.ts";
import type { KilledRow } from "../../src/kill/killed-row.ts";
import { MAX_CELLS, minimalSubset } from "../../src/kill/minimal-subset.ts";
import { CHOICES, FIXED, rowsOf, smallMatrix, stopsAll } from "./matrices.ts";

/** Every case stops three, so greedy begins with a and needs two more; b and e share nothing and stop all six. */
const LED_ASTRAY = rowsOf({ m1: "ab", m2: "bc", m3: "bd", m4: "ace", m5: "ade", m6: "cde" });

/** Each case stops two neighbours of five in a ring: no reduction holds, and no three of them share no case. */
const RING = rowsOf({ m1: "ab", m2: "bc", m3: "cd", m4: "de", m5: "ea" });

/** Forty mutants, each stopped by three to five of thirty cases: a few nodes do not settle it. */
const THIRTY = Array.from({ length: 30 }, (_, number) => `c${number}`);
const LARGE: KilledRow[] = Array.from({ length: 40 }, (_, row) => row).map((row) => ({
  id: `m${row}`,
  killedBy: shuffle(THIRTY, row).slice(0, 3 + (row % 3)),
}));

describe("minimalSubset", () => {
  it("is nothing where there is nothing to stop", () => {
    expect(minimalSubset([])).toEqual({ cases: [], isExact: true, lowerBound: 0 });
  });

  it.each<[string, Record<string, string>, string]>([
    ["takes a case that alone stops a mutant", { m1: "a", m2: "bc", m3: "b" }, "ab"],
    ["needs no case more for a mutant that is stopped whenever another is", { m1: "b", m2: "abc" }, "b"],
    ["takes no case that stops less than another one does", { m1: "ab", m2: "bc", m3: "abc" }, "b"],
    ["takes the first of cases that stop the same", { m1: "ba", m2: "ab" }, "a"],
  ])("%s", (_, matrix, cases) => {
    expect(minimalSubset(rowsOf(matrix))).toEqual({
      cases: [...cases],
      isExact: true,
      lowerBound: cases.length,
    });
  });

  it("finds two cases where taking the strongest first ends with three, and says which of both it did", () => {
    expect(minimalSubset(LED_ASTRAY)).toEqual({ cases: ["b", "e"], isExact: true, lowerBound: 2 });
    const greedy = minimalSubset(LED_ASTRAY, 0);
    expect(greedy).toEqual({ cases: ["a", "b", "c"], isExact: false, lowerBound: 2 });
  });

  it("proves that three are needed for a ring of five, for which the reductions find nothing", () => {
    expect(minimalSubset(RING)).toMatchObject({ isExact: true, lowerBound: 3 });
    expect(minimalSubset(RING).cases).toHaveLength(3);
  });

  it("says that it is not exact, and between what the answer lies, where it may not search", () => {
    const { cases, isExact, lowerBound } = minimalSubset(RING, 0);
    expect({ isExact, lowerBound }).toEqual({ isExact: false, lowerBound: 2 });
    expect(cases).toHaveLength(3);
    expect(stopsAll(RING, cases)).toBe(true);
  });

  it("leaves out of the greedy set what later choices made needless: b, once c and e are in it", () => {
    const rows = rowsOf({ m1: "bde", m2: "bcf", m3: "cd", m4: "ef" });
    expect(minimalSubset(rows, 0).cases).toEqual(["c", "e"]);
  });

  it("never gets worse the more it may look at, and comes to an end that is exact", () => {
    const found = [0, 1_000, 2_000, MAX_CELLS].map((cells) => minimalSubset(LARGE, cells));
    const sizes = found.map(({ cases }) => cases.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(found.map(({ isExact }) => isExact)).toEqual([false, false, false, true]);
    expect(found.every(({ cases }) => stopsAll(LARGE, cases))).toBe(true);
  });

  it.each([
    ["no case kills a mutant", [{ id: "m1", killedBy: [] }], "no case kills m1"],
    ["two mutants have one id", [...RING, ...RING], "two mutants have the same id"],
  ])("throws where %s", (_, rows, message) => {
    expect(() => minimalSubset(rows)).toThrow(new RangeError(message));
  });

  it("is as small as the smallest of all choices, and says so", () => {
    fc.assert(
      fc.property(smallMatrix, (rows) => {
        const { cases, isExact, lowerBound } = minimalSubset(rows);
        const smallest = CHOICES.find((choice) => stopsAll(rows, choice)) ?? [];
        expect(stopsAll(rows, cases)).toBe(true);
        expect({ size: cases.length, isExact, lowerBound }).toEqual({
          size: smallest.length,
          isExact: true,
          lowerBound: smallest.length,
        });
      }),
      FIXED,
    );
  });

  it.each([0, 40, 1_000_000])(
    "leaves a mutant alive without any one of its cases, with %i cells",
    (cells) => {
      fc.assert(
        fc.property(smallMatrix, (rows) => {
          const { cases, lowerBound } = minimalSubset(rows, cells);
          const smallest = CHOICES.find((choice) => stopsAll(rows, choice)) ?? [];
          expect(stopsAll(rows, cases)).toBe(true);
          expect(lowerBound).toBeLessThanOrEqual(smallest.length);
          for (const left of cases) {
            const others = cases.filter((id) => id !== left);
            expect(stopsAll(rows, others)).toBe(false);
          }
        }),
        FIXED,
      );
    },
  );

  it("is the same in whatever order the rows and their cases come", () => {
    fc.assert(
      fc.property(smallMatrix, fc.integer(), (rows, seed) => {
        const turned = shuffle(rows, seed).map(({ id, killedBy }) => ({
          id,
          killedBy: shuffle(killedBy, seed),
        }));
        expect(minimalSubset(turned)).toEqual(minimalSubset(rows));
        expect(minimalSubset(turned, 0)).toEqual(minimalSubset(rows, 0));
      }),
      FIXED,
    );
  });
});
