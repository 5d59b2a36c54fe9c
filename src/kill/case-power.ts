import { numbersIn } from "./bits.ts";
import { type KilledRow, killSets } from "./killed-row.ts";

/** What a case is good for against a set of mutants. */
export interface CasePower {
  /** The id of the case. */
  readonly id: string;
  /** How many mutants it stops. */
  readonly stops: number;
  /** How many of them no other case stops: without it, so many more would survive. */
  readonly alone: number;
}

/**
 * Counts for each case the mutants that it stops, and those that it alone stops.
 *
 * @param rows - the killed mutants
 * @returns every case that stops a mutant: those first that alone stop the most, then those that stop the most, then
 *   by id. A case that stops none is in no row, and so not in the result.
 * @throws RangeError where no case kills a mutant, or two rows have the same id
 */
export function casePower(rows: readonly KilledRow[]): CasePower[] {
  const { cases, killers } = killSets(rows);
  const powers = cases.map((id) => ({ id, stops: 0, alone: 0 }));
  for (const set of killers) {
    const numbers = numbersIn(set);
    for (const power of numbers.flatMap((number) => powers[number] ?? [])) {
      power.stops += 1;
      power.alone += numbers.length === 1 ? 1 : 0;
    }
  }
  return powers.toSorted((a, b) => b.alone - a.alone || b.stops - a.stops);
}
