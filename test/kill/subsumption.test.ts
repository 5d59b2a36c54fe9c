import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffle } from "../../src/judge/shuffle.ts";
import type { KilledRow } from "../../src/kill/killed-row.ts";
import { subsumption } from "../../src/kill/subsumption.ts";
import { FIXED, rowsOf, smallMatrix, stopsAll } from "./matrices.ts";

const edgesOf = (rows: readonly KilledRow[]): string[] =>
  subsumption(rows).nodes.flatMap(({ id, subsumes }) => subsumes.map((other) => `${id} → ${other}`));

/** By definition: every case that kills the one kills the other. */
const subsumes = (one: KilledRow, other: KilledRow): boolean =>
  one.killedBy.every((id) => other.killedBy.includes(id));

/** Among mutants of which no two are killed by the same cases. */
const isAbove = (one: KilledRow, other: KilledRow): boolean => one !== other && subsumes(one, other);

describe("subsumption", () => {
  it("puts a mutant above those that are killed whenever it is", () => {
    expect(subsumption(rowsOf({ easy: "abc", hard: "a" }))).toEqual({
      nodes: [
        { id: "easy", mutants: ["easy"], subsumes: [] },
        { id: "hard", mutants: ["hard"], subsumes: ["easy"] },
      ],
      dominators: ["hard"],
    });
  });

  it("takes mutants that the same cases kill as one, by the first id", () => {
    expect(subsumption(rowsOf({ m3: "ab", m1: "ba", m2: "ab" }))).toEqual({
      nodes: [{ id: "m1", mutants: ["m1", "m2", "m3"], subsumes: [] }],
      dominators: ["m1"],
    });
  });

  it("leaves mutants side by side of which neither is always killed with the other", () => {
    expect(edgesOf(rowsOf({ m1: "ab", m2: "bc" }))).toEqual([]);
    expect(subsumption(rowsOf({ m1: "ab", m2: "bc" })).dominators).toEqual(["m1", "m2"]);
  });

  it("draws no edge that follows from others", () => {
    expect(edgesOf(rowsOf({ m1: "a", m2: "ab", m3: "abc" }))).toEqual(["m1 → m2", "m2 → m3"]);
  });

  it("draws both ways round a diamond", () => {
    const edges = edgesOf(rowsOf({ top: "a", left: "ab", right: "ac", bottom: "abc" }));
    expect(edges).toEqual(["left → bottom", "right → bottom", "top → left", "top → right"]);
  });

  it("has nothing to order where there is no mutant", () => {
    expect(subsumption([])).toEqual({ nodes: [], dominators: [] });
  });

  it("throws where no case kills a mutant: it would subsume everything", () => {
    expect(() => subsumption(rowsOf({ m1: "" }))).toThrow(new RangeError("no case kills m1"));
  });

  it("has those as dominators that nothing strictly subsumes, the first of equals", () => {
    fc.assert(
      fc.property(smallMatrix, (rows) => {
        const byDefinition = rows
          .filter((row) =>
            rows.every((other) => !subsumes(other, row) || (subsumes(row, other) && row.id <= other.id)),
          )
          .map(({ id }) => id)
          .toSorted();
        expect(subsumption(rows).dominators).toEqual(byDefinition);
      }),
      FIXED,
    );
  });

  it("has every mutant in one node, with those only that the same cases kill", () => {
    fc.assert(
      fc.property(smallMatrix, (rows) => {
        const { nodes } = subsumption(rows);
        const nodeOf = (id: string): number => nodes.findIndex(({ mutants }) => mutants.includes(id));
        expect(nodes.flatMap(({ mutants }) => mutants).toSorted()).toEqual(
          rows.map(({ id }) => id).toSorted(),
        );
        for (const [one, other] of rows.flatMap((a) => rows.map((b) => [a, b] as const))) {
          expect(nodeOf(one.id) === nodeOf(other.id)).toBe(subsumes(one, other) && subsumes(other, one));
        }
      }),
      FIXED,
    );
  });

  it("draws an edge where one strictly subsumes another and nothing lies between", () => {
    fc.assert(
      fc.property(smallMatrix, (rows) => {
        const { nodes } = subsumption(rows);
        const firsts = rows.filter(({ id }) => nodes.some((node) => node.id === id));
        for (const self of firsts) {
          const below = firsts.filter((row) => isAbove(self, row));
          const direct = below.filter((row) => !below.some((between) => isAbove(between, row)));
          const drawn = nodes.find(({ id }) => id === self.id)?.subsumes;
          expect(drawn).toEqual(direct.map(({ id }) => id).toSorted());
        }
      }),
      FIXED,
    );
  });

  it("has dominators by which every mutant is stopped, in whatever order the rows come", () => {
    fc.assert(
      fc.property(smallMatrix, fc.integer(), (rows, seed) => {
        const { dominators } = subsumption(rows);
        const hard = rows.filter(({ id }) => dominators.includes(id));
        const cases = hard.flatMap(({ killedBy }) => killedBy.slice(0, 1));
        expect(stopsAll(hard, cases)).toBe(true);
        expect(stopsAll(rows, cases)).toBe(true);
        expect(subsumption(shuffle(rows, seed))).toEqual(subsumption(rows));
      }),
      FIXED,
    );
  });
});
