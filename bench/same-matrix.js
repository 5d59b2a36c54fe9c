import { compareLanes } from "../dist/src/stryker/compare-lanes.js";

/**
 * Compares a kill matrix with the fast lane's.
 *
 * @param fast - the report of the fast lane
 * @param other - the other's, with all killers
 * @returns how much was compared, and how many differences there are, with the first of them
 */
export function sameMatrix(fast, other) {
  const { mutants, tests, cells, timedOut, differences } = compareLanes({ fast, vitest: other });
  return {
    ...{ mutants, tests, cells },
    timedOut: timedOut.length,
    differences: differences.length,
    first: differences.slice(0, 3).map(({ about, lanes }) => `${about}: ${lanes.fast} and ${lanes.vitest}`),
  };
}

/**
 * @param matrices - what {@link sameMatrix} gave for several runs of the same
 * @returns that with the most differences; of those with as many, that in which the least was compared
 */
export function worstMatrix(matrices) {
  const [worst] = matrices.toSorted((a, b) => b.differences - a.differences || a.cells - b.cells);
  return worst;
}
