import type { MatrixRow } from "../kill/matrix.ts";
import { unexpectedRows } from "../kill/unexpected.ts";
import type { Era } from "../protocol/era.ts";
import type { Catalogue } from "../run/catalogue.ts";
import { type RunOutcome, runOutcome } from "./run-outcome.ts";

/** A run of the hand-written mutants. */
export interface MutantsRun {
  /** The published kill table first, where it was run, then all that was asked for. */
  readonly catalogues: readonly Catalogue[];
  /** Whether a suite is measured: what it leaves alive is no fault then. */
  readonly isMeasured: boolean;
}

/** A mutant that has to be looked at, in the era in which it was run. */
export interface UnexpectedMutant {
  readonly row: MatrixRow;
  readonly era: Era;
  /** How many cases were put to it. */
  readonly cases: number;
}

/**
 * Says how a run of the hand-written mutants is to be taken.
 *
 * @param run - the run
 * @returns `measured` where a suite is measured: whatever it leaves alive, that is no verdict
 */
export function outcomeOfMutants(run: MutantsRun): RunOutcome | "measured" {
  const outcome = runOutcome(
    run.catalogues.flatMap(({ voidReasons }) => voidReasons),
    unexpectedMutants(run).length,
  );
  return run.isMeasured && outcome !== "void" ? "measured" : outcome;
}

/**
 * Lists the mutants that survived, and those that were killed though they are declared equivalent.
 *
 * @param run - the run
 * @returns the mutants in the order of the run; one that survives in two catalogues is there twice
 */
export function unexpectedMutants({ catalogues }: Pick<MutantsRun, "catalogues">): UnexpectedMutant[] {
  return catalogues.flatMap(({ eras }) =>
    eras.flatMap(({ era, matrix }) =>
      unexpectedRows(matrix).map((row) => ({ row, era, cases: matrix.cases.length })),
    ),
  );
}

/**
 * Writes in a line what is unexpected of a mutant.
 *
 * @param mutant - the mutant
 */
export function unexpectedWords({ row, cases, era }: UnexpectedMutant): string {
  return row.status === "survived"
    ? `survived ${cases} cases as ${era}`
    : `declared equivalent, but stopped by ${row.killedBy.join(", ")} as ${era}`;
}
