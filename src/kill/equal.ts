import type { MatrixRow } from "./matrix.ts";

/**
 * Finds the mutants that nothing in a matrix tells apart: on every case the verdict is of the same kind, and where
 * there was an answer, it was the same word. What an error says is not compared. Mutants that keep state are left out:
 * in another order of the cases they may differ.
 *
 * @param rows - the mutants' rows of one matrix
 * @returns the ids of mutants that are equal to another one: groups of two or more, sorted within and by their first
 */
export function equalMutants(rows: readonly MatrixRow[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { id, keepsState, verdicts } of rows) {
    if (!keepsState && verdicts.length > 0) {
      const seen = verdicts.map(({ kind, observed }) => [kind, observed].join(" ")).join();
      groups.set(seen, [...(groups.get(seen) ?? []), id].toSorted());
    }
  }
  return [...groups.values()].filter((ids) => ids.length > 1).toSorted(byFirst);
}

function byFirst([a = ""]: readonly string[], [b = ""]: readonly string[]): number {
  return a < b ? -1 : 1;
}
