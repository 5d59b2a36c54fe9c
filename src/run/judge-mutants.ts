import { subsumption } from "../kill/subsumption.ts";
import { canonicalReport } from "../stryker/canonical-report.ts";
import { type MutationCounts, countMutants } from "../stryker/mutation-report.ts";
import type { Report } from "../stryker/report.ts";
import {
  type HeldSurvivors,
  type ReviewedSurvivor,
  holdToSurvivors,
  listedSurvivors,
} from "../stryker/reviewed-survivors.ts";

/** What a run of StrykerJS is found to be. */
export interface JudgedMutants {
  /** The report in its canonical form. */
  readonly report: Report;
  readonly counts: MutationCounts;
  readonly survivors: HeldSurvivors;
  /** What was said of the survivors that were reviewed, by the ids of their mutants. */
  readonly listed: ReadonlyMap<string, ReviewedSurvivor>;
  /** How many of the killed mutants stand for all of them; none where not every killer is known. */
  readonly dominators?: number;
}

/**
 * Judges what StrykerJS reports.
 *
 * @param report - the report as StrykerJS wrote it
 * @param reviewed - the survivors that were reviewed
 * @returns the counts, the survivors, and the dominators
 */
export function judgeMutants(report: Report, reviewed: readonly ReviewedSurvivor[]): JudgedMutants {
  const canonical = canonicalReport(report);
  return {
    report: canonical,
    counts: countMutants(canonical),
    survivors: holdToSurvivors(canonical, reviewed),
    listed: listedSurvivors(canonical, reviewed),
    ...(isWhole(report) ? { dominators: dominatorsIn(canonical) } : {}),
  };
}

/** Whether every test went to its end: else a mutant has only the first of its killers. */
function isWhole({ config }: Report): boolean {
  return (Object(config) as { readonly disableBail?: unknown }).disableBail === true;
}

function dominatorsIn({ files }: Report): number {
  const killed = Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status, killedBy = [] }) => status === "Killed" && killedBy.length > 0)
    .map(({ id, killedBy = [] }) => ({ id, killedBy }));
  return subsumption(killed).dominators.length;
}
