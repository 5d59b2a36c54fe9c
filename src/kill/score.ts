import type { KilledRow } from "./killed-row.ts";
import type { MatrixRow } from "./matrix.ts";
import { subsumption } from "./subsumption.ts";

/** A mutant, as far as scoring goes. */
export type ScoredRow = Pick<MatrixRow, "id" | "status" | "killedByItself" | "equivalent" | "problem">;

/** How many mutants a suite kills: always with what it is counted over, never a bare percentage. */
export interface Score {
  /** How many mutants are killed. */
  readonly killed: number;
  /** How many mutants are counted: those that are killed and those that survived. */
  readonly of: number;
  /** How many of the dominators are killed. */
  readonly dominatorsKilled: number;
  /** How many dominators there are. */
  readonly dominators: number;
  /** The mutants that are not counted, by id, each with its status and the reason that was given. */
  readonly leftOut: readonly { readonly id: string; readonly why: string }[];
}

/**
 * Selects the mutants that some case kills by itself. One that keeps state is killed by an order of cases, and one
 * that takes two positions on an open decision by two cases together: they have no place in what is said of single
 * cases, their power, a minimal subset, subsumption.
 *
 * @param rows - mutants
 * @returns those that are killed by single cases, with these
 */
export function killedBySingle(rows: readonly ScoredRow[]): KilledRow[] {
  return rows
    .filter(({ killedByItself }) => killedByItself.length > 0)
    .map(({ id, killedByItself }) => ({ id, killedBy: killedByItself }));
}

/**
 * Finds the mutants that stand for all: the dominators of those that are killed, and each that survived. Nothing
 * kills a survivor, so it has no place in the order of subsumption; two of them may be one once a case kills them, so
 * a score over dominators errs on the low side.
 *
 * @param rows - all mutants
 * @returns their ids, sorted
 * @throws RangeError where two mutants have the same id
 */
export function dominatorsOf(rows: readonly ScoredRow[]): string[] {
  const survivors = rows.filter(({ status }) => status === "survived").map(({ id }) => id);
  return [...subsumption(killedBySingle(rows)).dominators, ...survivors].toSorted();
}

/**
 * Scores a suite over the mutants, and over their dominators, so that many mutants which one case stops together
 * do not count as much as they are (P. Ammann, M. E. Delamaro, J. Offutt, “Establishing Theoretical Minimal Sets of
 * Mutants”, ICST 2014).
 *
 * @param rows - all mutants, as they fared against the suite
 * @param dominators - the ids of the dominators; where suites are compared, those of all cases together
 * @returns numbers of mutants, and what is not among them
 */
export function scoreOf(rows: readonly ScoredRow[], dominators: readonly string[]): Score {
  const killed = new Set(rows.filter(({ status }) => status === "killed").map(({ id }) => id));
  const survived = rows.filter(({ status }) => status === "survived").length;
  return {
    killed: killed.size,
    of: killed.size + survived,
    dominatorsKilled: dominators.filter((id) => killed.has(id)).length,
    dominators: dominators.length,
    leftOut: rows
      .filter(({ status }) => status === "unproved" || status === "equivalent")
      .map(({ id, status, problem, equivalent = problem }) => ({ id, why: `${status}: ${equivalent}` }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
