import fc from "fast-check";
import type { KilledRow } from "../../src/kill/killed-row.ts";

/** Rows from one word a mutant, its cases by their letters: `{ m1: "ab" }` is a mutant that the cases a and b kill. */
export function rowsOf(matrix: Record<string, string>): KilledRow[] {
  return Object.entries(matrix).map(([id, letters]) => ({ id, killedBy: [...letters] }));
}

/** Any matrix of up to six mutants and six cases, rows and cells in any order. */
export const smallMatrix = fc
  .array(fc.subarray([..."abcdef"], { minLength: 1 }), { minLength: 1, maxLength: 6 })
  .map((sets) => sets.map((killedBy, index) => ({ id: `m${index}`, killedBy })))
  .chain((rows) => fc.shuffledSubarray(rows, { minLength: rows.length }));

/** Whether some cases stop every mutant. */
export function stopsAll(rows: readonly KilledRow[], cases: readonly string[]): boolean {
  return rows.every(({ killedBy }) => killedBy.some((id) => cases.includes(id)));
}

/** Every choice of the six cases, the smaller ones first. */
export const CHOICES: readonly string[][] = [..."abcdef"]
  .reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])
  .toSorted((a, b) => a.length - b.length);

/** The same runs every time. */
export const FIXED = { seed: 4, numRuns: 500 } as const;
