import { nearestTo } from "../corpus/nearest.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Finds the mutants that `--mutant` names.
 *
 * @param named - their ids
 * @param mutants - those that there are
 * @returns the mutants, once each, in the order in which there are
 * @throws UsageError naming the nearest, if one of the ids is no mutant's
 */
export function namedMutants(named: readonly string[], mutants: readonly Mutant[]): Mutant[] {
  const ids = mutants.map(({ id }) => id);
  const unknown = named.find((id) => !ids.includes(id));
  if (unknown !== undefined) {
    throw new UsageError(
      `--mutant ${unknown}: there is no such mutant; the nearest is ${nearestTo(unknown, ids)}`,
    );
  }
  return mutants.filter(({ id }) => named.includes(id));
}
