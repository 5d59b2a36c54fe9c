import { type CasePower, casePower } from "./case-power.ts";
import { equalMutants } from "./equal.ts";
import type { KillMatrix } from "./matrix.ts";
import { type MinimalSubset, minimalSubset } from "./minimal-subset.ts";
import { type Score, dominatorsOf, killedBySingle, scoreOf } from "./score.ts";
import { type Subsumption, subsumption } from "./subsumption.ts";

/** What a kill matrix teaches. */
export interface Lessons {
  readonly score: Score;
  /** Mutants that only several cases together stop, sorted: what is said of single cases leaves them out. */
  readonly stoppedTogether: readonly string[];
  /** Groups of mutants that nothing in the matrix tells apart. */
  readonly equal: readonly (readonly string[])[];
  /** What each case that stops a mutant is good for. */
  readonly power: readonly CasePower[];
  readonly minimalSubset: MinimalSubset;
  readonly subsumption: Subsumption;
}

/**
 * Reads off a kill matrix what each case is good for, how few cases would do, and how few mutants.
 *
 * @param matrix - the kill matrix
 * @returns what it teaches
 */
export function lessonsOf(matrix: KillMatrix): Lessons {
  const mutants = matrix.rows.filter(({ role }) => role === "mutant");
  const killed = killedBySingle(mutants);
  return {
    score: scoreOf(mutants, dominatorsOf(mutants)),
    stoppedTogether: mutants
      .filter(({ status, killedByItself }) => status === "killed" && killedByItself.length === 0)
      .map(({ id }) => id)
      .toSorted(),
    equal: equalMutants(mutants),
    power: casePower(killed),
    minimalSubset: minimalSubset(killed),
    subsumption: subsumption(killed),
  };
}
