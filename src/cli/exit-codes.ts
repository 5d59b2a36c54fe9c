import type { KillMatrix } from "../kill/matrix.ts";
import { unexpectedRows } from "../kill/unexpected.ts";
import type { RunOutcome } from "../report/run-outcome.ts";
import type { Catalogue } from "../run/catalogue.ts";
import { type Comparison, outcomeOfComparison } from "../run/compare/change.ts";
import type { Hunted } from "../run/hunt.ts";
import type { NotHunted } from "../run/hunt-mutated.ts";

/**
 * How a command ends.
 *
 * - `fine`: everything was judged, and nothing was found.
 * - `findings`: everything was judged, and something was found.
 * - `usage`: the command line, a receiver or a fixture cannot be used.
 * - `void`: nothing was judged, or what was judged cannot be believed.
 * - `bug`: killtable itself failed.
 */
export const EXIT = { fine: 0, findings: 1, usage: 2, void: 3, bug: 70 } as const;

/** The number with which a command ends. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * How a run of several parts ends.
 *
 * @param codes - how each part ended
 * @returns the worst of them: a bug, then what is void, then what cannot be used, then findings
 */
export function worstOf(codes: readonly ExitCode[]): ExitCode {
  const worst = [EXIT.bug, EXIT.void, EXIT.usage, EXIT.findings].find((code) => codes.includes(code));
  return worst ?? EXIT.fine;
}

/**
 * How the verdict of a run is to be taken.
 *
 * @param code - how the run ends
 * @returns void also for what cannot be used: it was not judged
 */
export function outcomeOfExit(code: ExitCode): RunOutcome {
  switch (code) {
    case EXIT.fine:
      return "passes";
    case EXIT.findings:
      return "fails";
    default:
      return "void";
  }
}

/**
 * How a run of the mutants ends.
 *
 * @param matrix - the kill matrix
 * @param reasons - why the run proves nothing, if it does not
 * @returns void where it proves nothing; findings where a mutant survived, or was killed though it is declared
 *   equivalent
 */
function exitOfMutants(matrix: KillMatrix, reasons: readonly string[]): ExitCode {
  if (reasons.length > 0) {
    return EXIT.void;
  }
  return unexpectedRows(matrix).length > 0 ? EXIT.findings : EXIT.fine;
}

/**
 * How a run of the mutants of every era ends.
 *
 * @param catalogue - what they came to
 * @param isMeasured - whether a suite is measured: what it leaves alive says nothing against the catalogue
 * @returns void where it proves nothing, else as each of its matrices ends, but fine for a suite
 */
export function exitOfCatalogue({ eras, voidReasons }: Catalogue, isMeasured: boolean): ExitCode {
  if (voidReasons.length > 0) {
    return EXIT.void;
  }
  const found = eras.some(({ matrix }) => exitOfMutants(matrix, []) === EXIT.findings);
  return found && !isMeasured ? EXIT.findings : EXIT.fine;
}

/**
 * How a run of the mutants and of StrykerJS ends.
 *
 * @param matrix - the kill matrix
 * @param reasons - why the run proves nothing, if it does not
 * @param survived - whether a mutant of StrykerJS's survived that is not listed as reviewed
 * @returns void where it proves nothing, findings where a mutant of either kind survived
 */
export function exitOfMutation(matrix: KillMatrix, reasons: readonly string[], survived: boolean): ExitCode {
  const code = exitOfMutants(matrix, reasons);
  return code === EXIT.fine && survived ? EXIT.findings : code;
}

/**
 * How a merge of the reports of shards, or an audit, ends.
 *
 * @param reasons - why the run proves nothing, if it does not
 * @param found - how many mutants survived that are not listed as reviewed, or how many differences there are
 * @returns void where it proves nothing, findings where something was found
 */
export function exitOfFound(reasons: readonly string[], found: number): ExitCode {
  if (reasons.length > 0) {
    return EXIT.void;
  }
  return found > 0 ? EXIT.findings : EXIT.fine;
}

/**
 * How a comparison ends.
 *
 * @param comparison - what two runs came to beside each other
 * @returns void where the newer run proves nothing, findings where something got worse
 */
export function exitOfComparison(comparison: Comparison): ExitCode {
  return { void: EXIT.void, worse: EXIT.findings, "not-worse": EXIT.fine }[outcomeOfComparison(comparison)];
}

/**
 * How a hunt ends.
 *
 * @param all - what the hunts came to
 * @returns findings where a mutant differs, since a case is missing; else void where one could not be hunted to the end
 */
export function exitOfHunt(all: readonly (Hunted | NotHunted)[]): ExitCode {
  if (all.some((each) => "difference" in each)) {
    return EXIT.findings;
  }
  return all.some((each) => "problem" in each || each.cutShort) ? EXIT.void : EXIT.fine;
}
