import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { readCorpus } from "../corpus/read.ts";
import type { KillMatrix } from "../kill/matrix.ts";
import { voidReasons } from "../kill/proof.ts";
import { loadMutants } from "../load/mutants.ts";
import { audit } from "../mutate/audit.ts";
import { type LaneOptions, runLane } from "../mutate/lane.ts";
import { mutatedProject } from "../mutate/project.ts";
import { catalogueJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { progressText } from "../report/progress-text.ts";
import { publishedCatalogue } from "../run/catalogue.ts";
import { runPublished } from "../run/mutants.ts";
import { readReviewedSurvivors } from "../run/survivors-file.ts";
import { DEFAULT_SEED } from "../run/trial.ts";
import type { ChangedLines } from "../stryker/changed-lines.ts";
import { changesSince } from "../stryker/git-changes.ts";
import { LANES, type Lane } from "../stryker/lanes.ts";
import { unmadeReasons } from "../stryker/mutation-report.ts";
import { requirePeers } from "../stryker/peer-packages.ts";
import type { Report } from "../stryker/report.ts";
import { type Shard, parseShard } from "../stryker/shard.ts";
import { sinceReport } from "../stryker/since-report.ts";
import type { ExitCode } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import {
  KILL_MATRIX_JSON,
  MUTATE_REPORTERS,
  type MutantsRun,
  finishShard,
  finishWhole,
} from "./mutate-finish.ts";
import { watchProject } from "./mutate-watch.ts";
import { replayOf } from "./replay.ts";
import { type Say, withProgress } from "./progress-line.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { UsageError } from "./usage-error.ts";
import { Reports, type Terminal } from "./write-reports.ts";

/** Of a shard, which the merge judges. */
const SHARD_REPORTERS = ["terminal"] as const;

interface Options {
  readonly lane: Lane;
  readonly audit?: true;
  readonly incremental?: true;
  readonly shard?: Shard;
  readonly since?: string;
  readonly watch?: true;
  readonly reporter: readonly Chosen<string>[];
}

/**
 * `killtable mutate`: the kill table, then StrykerJS on the receivers of the current folder, one summary last.
 *
 * @param finish - takes the exit code
 */
export function mutateCommand(finish: Finish): Command {
  return new Command("mutate")
    .description("print the kill table, then have StrykerJS mutate the receivers of the configuration")
    .addOption(
      new Option("--lane <name>", "how the tests run: in StrykerJS's test runner itself, or with vitest")
        .choices(LANES)
        .default("fast"),
    )
    .option("--audit", "run both lanes, every test to the end, and compare them cell by cell")
    .option("--incremental", "take over what the last such run found, where nothing changed")
    .addOption(
      new Option("--shard <i/n>", "only the i-th of n equal parts of StrykerJS's mutants").argParser(
        (text) => {
          const shard = parseShard(text);
          if (shard === undefined) {
            throw new InvalidArgumentError("It has to be such as 2/3.");
          }
          return shard;
        },
      ),
    )
    .option("--watch", "mutate again whenever something of the project changes, without StrykerJS's start")
    .option("--since <revision>", "only mutants in lines that changed since a revision of git")
    .addOption(reporterOption(MUTATE_REPORTERS))
    .addHelpText(
      "after",
      `
The files to mutate are those that the killtable configuration names, or the receivers'
modules. Of StrykerJS's configuration, if there is one, its test runner, reporters, checkers,
appendPlugins and mutate do not count here. A survivor fails the run unless
killtable.survivors.json lists it. With --shard no survivor does: the report goes to
reports/shards, and killtable merge judges the whole.

Examples:
  $ killtable mutate
  $ killtable mutate --lane vitest
  $ killtable mutate --audit
  $ killtable mutate --since main
  $ killtable mutate --watch
  $ killtable mutate --shard 2/3`,
    )
    .action((options: Options, command: Command) => act(options, command, finish));
}

async function act(options: Options, command: Command, finish: Finish): Promise<void> {
  if (!options.watch) {
    finish(await run(options, replayOf(command)));
    return;
  }
  const others = command.options.filter((option) => option.attributeName() !== "watch");
  if (others.some((option) => command.getOptionValueSource(option.attributeName()) === "cli")) {
    throw new UsageError("--watch runs all mutants in a way of its own; leave out what else is there");
  }
  await watchProject(process.cwd());
}

async function run(options: Options, replay: string): Promise<ExitCode> {
  requireTogether(options);
  const { shard, reporter } = options;
  if (shard === undefined) {
    const reports = new Reports(reportersFor(reporter, MUTATE_REPORTERS));
    return finishWhole(await runMutants(options, reports), reports, replay);
  }
  const reports = new Reports(reportersFor(reporter, SHARD_REPORTERS));
  return finishShard(await runMutants(options, reports), shard, reports);
}

async function runMutants(options: Options, terminal: Terminal): Promise<MutantsRun> {
  const { lane, shard, incremental } = options;
  const folder = process.cwd();
  const reviewed = readReviewedSurvivors(folder);
  const project = await mutatedProject(folder);
  for (const each of options.audit ? LANES : [lane]) {
    requirePeers(folder, each);
  }
  const since = options.since === undefined ? undefined : changesSince(folder, options.since);
  const matrix = await withProgress((say) => sayKillTable(terminal, say));
  const put: LaneOptions = {
    ...(shard === undefined ? {} : { shard }),
    ...(since === undefined ? {} : { since }),
    isIncremental: incremental === true,
    // What StrykerJS prints goes beside the terminal report, and not into another one.
    output: terminal.isShown ? "stdout" : "stderr",
  };
  const audited = options.audit ? await audit(project, put) : undefined;
  const { report: written, times } = audited?.runs.fast ?? (await runLane(lane, project, put));
  const unmade = written === undefined ? [] : unmadeReasons(written);
  const { commands } = project;
  return { lane, ...keptTo(since, written), unmade, times, matrix, reviewed, commands, audited };
}

/** A report without the mutants that were not to be run, and how many these are, where only changed lines count. */
function keptTo(
  since: ChangedLines | undefined,
  report: Report | undefined,
): { readonly report: Report | undefined; readonly unchanged?: number } {
  return since === undefined || report === undefined ? { report } : sinceReport(report, since);
}

function requireTogether({ lane, audit: isAudited, incremental, shard, since }: Options): void {
  const isPart = shard !== undefined || since !== undefined;
  if (incremental && (isAudited || lane === "vitest" || isPart)) {
    // vitest does not tell StrykerJS of a case that changed.
    throw new UsageError("--incremental is for whole runs of the lane fast; leave out what else is there");
  }
  if (isAudited && lane === "vitest") {
    throw new UsageError("--audit runs both lanes; leave out --lane");
  }
}

async function sayKillTable(terminal: Terminal, say: Say): Promise<KillMatrix> {
  const matrix = await runPublished(readCorpus(), await loadMutants(), DEFAULT_SEED, (progress) =>
    say(() => progressText("kill table", progress)),
  );
  mkdirSync(path.dirname(KILL_MATRIX_JSON), { recursive: true });
  writeFileSync(KILL_MATRIX_JSON, catalogueJson(publishedCatalogue(matrix)));
  terminal.say((colors) => `${killTable(matrix, voidReasons(matrix), colors)}\n`);
  return matrix;
}
