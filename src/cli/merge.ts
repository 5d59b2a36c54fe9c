import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { mergedSummary } from "../report/merged-summary.ts";
import { readReviewedSurvivors } from "../run/survivors-file.ts";
import { reportText } from "../stryker/canonical-report.ts";
import { mergeReports } from "../stryker/merge-reports.ts";
import { countMutants, partVoidReasons, strykerVoidReasons } from "../stryker/mutation-report.ts";
import { sinceOf } from "../stryker/report.ts";
import { holdToSurvivors } from "../stryker/reviewed-survivors.ts";
import { MUTATION_JSON } from "../stryker/run-stryker.ts";
import { readShardFiles } from "../stryker/shard-files.ts";
import { type ExitCode, exitOfFound, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { Reports } from "./write-reports.ts";

const REPORTERS = ["terminal"] as const;

interface MergeFlags {
  readonly reporter: readonly Chosen<string>[];
}

/**
 * `killtable merge`: puts the reports of all shards of a run together, and judges the whole.
 *
 * @param finish - takes the exit code
 */
export function mergeCommand(finish: Finish): Command {
  return new Command("merge")
    .description("put the reports of all shards of killtable mutate --shard together, and judge the whole")
    .argument("<folder...>", "folders with the reports, at any depth")
    .addOption(reporterOption(REPORTERS))
    .addHelpText(
      "after",
      `
The report goes to ${MUTATION_JSON}. It is the one that the run would have left
undivided. A shard that is missing, there twice or of another run ends it with 2.

Example:
  $ killtable merge reports/shards`,
    )
    .action((folders: readonly string[], flags: MergeFlags) => finish(run(folders, flags)));
}

function run(folders: readonly string[], { reporter }: MergeFlags): ExitCode {
  const reports = new Reports(reportersFor(reporter, REPORTERS));
  const reviewed = readReviewedSurvivors(process.cwd());
  const files = folders.flatMap(readShardFiles);
  const report = mergeReports(files);
  mkdirSync(path.dirname(MUTATION_JSON), { recursive: true });
  writeFileSync(MUTATION_JSON, reportText(report));
  const counts = countMutants(report);
  const voidReasons = (sinceOf(report) === undefined ? strykerVoidReasons : partVoidReasons)(counts);
  const survivors = holdToSurvivors(report, reviewed);
  const merged = { shards: files.length, counts, survivors, voidReasons, report: MUTATION_JSON };
  reports.say((colors) => mergedSummary(merged, colors));
  return worstOf([exitOfFound(voidReasons, survivors.unlisted.length), reports.write({})]);
}
