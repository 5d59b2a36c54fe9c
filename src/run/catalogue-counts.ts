import type { Catalogue } from "./catalogue.ts";

/** What became of the mutants of a catalogue. */
export interface CatalogueCounts {
  readonly mutants: number;
  readonly cases: number;
  readonly stopped: number;
  /** How many of them are stopped by a case of the rule that their fault is about. */
  readonly byOwn: number;
  /** The ids of those that are stopped, but by no such case. */
  readonly elsewhere: readonly string[];
  readonly survived: readonly string[];
  /** Those that survived and are declared equivalent, with the reason. */
  readonly equivalent: readonly { readonly id: string; readonly reason: string }[];
  /** Those that are declared equivalent, but stopped. */
  readonly misdeclared: readonly string[];
}

/**
 * Counts what became of the mutants, in whichever era they were run.
 *
 * @param catalogue - what they came to
 * @returns the counts
 */
export function countCatalogue({ eras }: Catalogue): CatalogueCounts {
  const mutants = eras.flatMap(({ matrix }) => matrix.rows.filter(({ role }) => role === "mutant"));
  const killed = mutants.filter(({ status }) => status === "killed");
  const idsOf = (rows: typeof mutants): string[] => rows.map(({ id }) => id);
  const elsewhere = killed.filter(({ killedByOwn }) => killedByOwn.length === 0);
  return {
    mutants: mutants.length,
    cases: new Set(eras.flatMap(({ matrix }) => matrix.cases)).size,
    stopped: killed.length,
    byOwn: killed.length - elsewhere.length,
    elsewhere: idsOf(elsewhere),
    survived: idsOf(mutants.filter(({ status }) => status === "survived")),
    equivalent: mutants
      .filter(({ status }) => status === "equivalent")
      .map(({ id, equivalent: reason = "" }) => ({ id, reason })),
    misdeclared: idsOf(killed.filter(({ equivalent }) => equivalent !== undefined)),
  };
}
