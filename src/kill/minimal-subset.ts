import { searchCover } from "./cover-search.ts";
import { type KilledRow, killSets } from "./killed-row.ts";

/**
 * How much branch and bound may look at before it gives up proving that nothing is smaller, in cells of the matrix:
 * mutants × cases left after the reductions, summed over the nodes that are opened. That is about a second's work
 * where the reductions find little, and settles some 50 × 60. Cells are counted, not milliseconds, so that every
 * machine gives the same answer.
 */
export const MAX_CELLS = 500_000;

/** Cases that stop every killed mutant, and none to spare: without any one of them some mutant lives. */
export interface MinimalSubset {
  /** The ids of the cases, sorted. */
  readonly cases: readonly string[];
  /** Whether it is proved that no smaller set of cases stops every mutant. */
  readonly isExact: boolean;
  /** No set with fewer cases than this stops every mutant; the number of the cases where it is exact. */
  readonly lowerBound: number;
}

/**
 * Finds a smallest set of cases that stops every killed mutant, as a set-covering problem. There may be others of
 * the same size; the same rows give the same one, in whatever order they and their cases come.
 *
 * What it leaves out is not useless: a set that is smallest for these mutants knows nothing of others.
 *
 * @param rows - the killed mutants; what nothing kills is for the caller to leave out and to say so
 * @param maxCells - how much branch and bound may look at, in cells; with 0 it is not begun, and the greedy set given
 * @returns the set of cases, and whether it is proved to be a smallest one
 * @throws RangeError where no case kills a mutant, or two rows have the same id
 */
export function minimalSubset(rows: readonly KilledRow[], maxCells = MAX_CELLS): MinimalSubset {
  const { cases, killers } = killSets(rows);
  const { chosen, lowerBound } = searchCover(killers, maxCells);
  return {
    cases: chosen.map((number) => cases[number] ?? "").toSorted(),
    isExact: chosen.length === lowerBound,
    lowerBound,
  };
}
