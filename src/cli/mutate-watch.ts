import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { CorpusError } from "../corpus/corpus-error.ts";
import { OWN_FOLDER } from "../corpus/own-package.ts";
import { ConfigError } from "../load/config-error.ts";
import { mutatedProject } from "../mutate/project.ts";
import { watchMutants } from "../mutate/watch-mutants.ts";
import { colorsFor } from "../report/colors.ts";
import { type WatchedMutants, watchedText } from "../report/watched-text.ts";
import { judgeMutants } from "../run/judge-mutants.ts";
import { readReviewedSurvivors } from "../run/survivors-file.ts";
import { strykerVoidReasons, unmadeReasons, untestedReasons } from "../stryker/mutation-report.ts";
import { requirePeers } from "../stryker/peer-packages.ts";
import type { Report } from "../stryker/report.ts";

/** What a change has to be in for the kill table to be another. */
const HAND_WRITTEN = /^mutants[/\\]/;

/**
 * Prints the kill table and what StrykerJS's mutants come to, and again whenever something of a project changes, until
 * a signal ends it.
 *
 * @param folder - the project's folder, absolute
 * @throws ConfigError if there is nothing to mutate
 * @throws StrykerMissingError if the project has no StrykerJS
 */
export async function watchProject(folder: string): Promise<void> {
  await mutatedProject(folder);
  requirePeers(folder, "fast");
  const source = ownSource(folder);
  const colors = colorsFor(process.stdout);
  printKillTable(source);
  for await (const run of watchMutants(folder)) {
    if (source !== undefined && run.changed.some((file) => HAND_WRITTEN.test(file))) {
      printKillTable(source);
    }
    const judged = "report" in run ? judge(folder, run.report) : run.problem;
    console.log(`\n${watchedText(run, judged, colors)}`);
  }
}

/** Where the folder is that of killtable itself, its command line as it is written: what is built is older. */
function ownSource(folder: string): string | undefined {
  const source = path.join(OWN_FOLDER, "src", "cli", "main.ts");
  return realpathSync(folder) === realpathSync(OWN_FOLDER) && existsSync(source) ? source : undefined;
}

/** In a process of its own, which loads the hand-written mutants as they are now. */
function printKillTable(source: string | undefined): void {
  const [, built = ""] = process.argv;
  const main = source === undefined ? [built] : ["--import", import.meta.resolve("jiti/register"), source];
  spawnSync(process.execPath, [...process.execArgv, ...main, "mutants", "--published"], { stdio: "inherit" });
}

/** Somebody may be writing in the list of survivors. */
function judge(folder: string, report: Report): WatchedMutants | string {
  try {
    const judged = judgeMutants(report, readReviewedSurvivors(folder));
    return {
      ...judged,
      voidReasons: [
        ...strykerVoidReasons(judged.counts),
        ...untestedReasons(report),
        ...unmadeReasons(report),
      ],
    };
  } catch (error) {
    if (error instanceof CorpusError || error instanceof ConfigError) {
      return error.message;
    }
    throw error;
  }
}
