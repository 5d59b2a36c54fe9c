import { setOf } from "./bits.ts";

/** A mutant that is killed, and what kills it: one row of a kill matrix as far as killing goes. */
export interface KilledRow {
  /** The id of the mutant; no two rows have the same. */
  readonly id: string;
  /** The ids of the cases that kill it, at least one, in any order. */
  readonly killedBy: readonly string[];
}

/** Killed mutants by number, each with the set of the cases that kill it. */
export interface KillSets {
  /** The ids of the mutants, sorted. */
  readonly mutants: readonly string[];
  /** The ids of the cases that kill any of them, sorted. */
  readonly cases: readonly string[];
  /** For each mutant the cases that kill it: bit `n` is set where `cases[n]` does. */
  readonly killers: readonly bigint[];
}

/**
 * Numbers mutants and cases by their ids, so that nothing that follows depends on the order of the rows.
 *
 * @param rows - the killed mutants, in any order
 * @returns the mutants and the cases, sorted, and the kill sets as bits
 * @throws RangeError where no case kills a mutant, or two rows have the same id
 */
export function killSets(rows: readonly KilledRow[]): KillSets {
  const byId = new Map(rows.map((row) => [row.id, row.killedBy]));
  if (byId.size < rows.length) {
    throw new RangeError("two mutants have the same id");
  }
  const mutants = [...byId.keys()].toSorted();
  const cases = [...new Set([...byId.values()].flat())].toSorted();
  const numbers = new Map(cases.map((id, number) => [id, number]));
  const killers = mutants.map((id) =>
    setOf(
      (byId.get(id) ?? []).map((killer) => numbers.get(killer) ?? 0),
      cases.length,
    ),
  );
  const unkilled = mutants.find((_, number) => killers[number] === 0n);
  if (unkilled !== undefined) {
    throw new RangeError(`no case kills ${unkilled}`);
  }
  return { mutants, cases, killers };
}
