import { spawnSync } from "node:child_process";
import { watchMutants } from "../mutate/watch-mutants.ts";
import { colorsFor } from "../report/colors.ts";
import { watchedText } from "../report/watched-text.ts";
import { judgeMutants } from "../run/judge-mutants.ts";
import { readReviewedSurvivors } from "../run/survivors-file.ts";
import { CorpusError } from "../corpus/corpus-error.ts";
import { ConfigError } from "../load/config-error.ts";
import type { Report } from "../stryker/report.ts";

/** What a change has to be in for the kill table to be another. */
const HAND_WRITTEN = /^mutants[/\\]/;

/**
 * Prints the kill table and what StrykerJS's mutants come to, and again whenever something of a project changes, until
 * a signal ends it.
 *
 * @param folder - the project's folder, absolute
 * @throws ConfigError if there is nothing to mutate
 */
export async function watchProject(folder: string): Promise<void> {
  const colors = colorsFor(process.stdout);
  printKillTable();
  for await (const run of watchMutants(folder)) {
    if (run.changed.some((file) => HAND_WRITTEN.test(file))) {
      printKillTable();
    }
    const judged = "report" in run ? judge(folder, run.report) : run.problem;
    console.log(`\n${watchedText(run, judged, colors)}`);
  }
}

/** In a process of its own, which loads the hand-written mutants as they are now. */
function printKillTable(): void {
  const [, main = ""] = process.argv;
  spawnSync(process.execPath, [...process.execArgv, main, "mutants", "--published"], { stdio: "inherit" });
}

/** Somebody may be writing in the list of survivors. */
function judge(folder: string, report: Report): ReturnType<typeof judgeMutants> | string {
  try {
    return judgeMutants(report, readReviewedSurvivors(folder));
  } catch (error) {
    if (error instanceof CorpusError || error instanceof ConfigError) {
      return error.message;
    }
    throw error;
  }
}
