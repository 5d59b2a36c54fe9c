import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { readCorpus } from "../corpus/read.ts";
import type { KillMatrix } from "../kill/matrix.ts";
import { voidReasons } from "../kill/proof.ts";
import { loadMutants } from "../load/mutants.ts";
import { type Audit, audit } from "../mutate/audit.ts";
import { type LaneRun, runLane } from "../mutate/lane.ts";
import { type MutatedProject, mutatedProject } from "../mutate/project.ts";
import { auditText } from "../report/audit-text.ts";
import { type Colors, colorsFor } from "../report/colors.ts";
import { catalogueJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { mutationSummary, shardSummary } from "../report/mutation-summary.ts";
import { publishedCatalogue } from "../run/catalogue.ts";
import { judgeMutants } from "../run/judge-mutants.ts";
import { runPublished } from "../run/mutants.ts";
import { readReviewedSurvivors } from "../run/survivors-file.ts";
import { DEFAULT_SEED } from "../run/trial.ts";
import { VoidError } from "../run/void-error.ts";
import { reportText } from "../stryker/canonical-report.ts";
import { LANES, type Lane } from "../stryker/lanes.ts";
import { NO_REPORT, countMutants, shardVoidReasons, strykerVoidReasons } from "../stryker/mutation-report.ts";
import { requirePeers } from "../stryker/peer-packages.ts";
import type { Report } from "../stryker/report.ts";
import { MUTATION_HTML, MUTATION_JSON } from "../stryker/run-stryker.ts";
import { shardFile } from "../stryker/shard-files.ts";
import { shardReport } from "../stryker/shard-report.ts";
import { type Shard, parseShard, shardName } from "../stryker/shard.ts";
import { EXIT, type ExitCode, exitOfFound, exitOfMutation, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { UsageError } from "./usage-error.ts";

const KILL_MATRIX_JSON = path.join("reports", "kill-matrix.json");

interface Options {
  readonly lane: Lane;
  readonly audit?: true;
  readonly incremental?: true;
  readonly shard?: Shard;
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
  $ killtable mutate --shard 2/3`,
    )
    .action(async (options: Options) => finish(await run(options)));
}

async function run(options: Options): Promise<ExitCode> {
  requireTogether(options);
  const folder = process.cwd();
  const reviewed = readReviewedSurvivors(folder);
  const project = await mutatedProject(folder);
  for (const lane of options.audit ? LANES : [options.lane]) {
    requirePeers(folder, lane);
  }
  const colors = colorsFor(process.stdout);
  const matrix = await printKillTable(colors);
  const { lane, shard, incremental } = options;
  const put = { ...(shard === undefined ? {} : { shard }), isIncremental: incremental === true };
  const audited = options.audit ? await audit(project, put) : undefined;
  const stryker = audited?.runs.fast ?? (await runLane(lane, project, put));
  const code =
    shard === undefined
      ? finishWhole({ project, lane, stryker, matrix, reviewed, colors })
      : finishShard(stryker.report, shard);
  return audited === undefined ? code : worstOf([code, finishAudit(audited, colors)]);
}

function requireTogether({ lane, audit: isAudited, incremental, shard }: Options): void {
  if (incremental && (isAudited || lane === "vitest" || shard !== undefined)) {
    // vitest does not tell StrykerJS of a case that changed.
    throw new UsageError("--incremental is for whole runs of the lane fast; leave out what else is there");
  }
  if (isAudited && lane === "vitest") {
    throw new UsageError("--audit runs both lanes; leave out --lane");
  }
}

async function printKillTable(colors: Colors): Promise<KillMatrix> {
  const matrix = await runPublished(readCorpus(), await loadMutants(), DEFAULT_SEED);
  mkdirSync("reports", { recursive: true });
  writeFileSync(KILL_MATRIX_JSON, catalogueJson(publishedCatalogue(matrix)));
  console.log(`${killTable(matrix, voidReasons(matrix), colors)}\n`);
  return matrix;
}

/** A run of all mutants in one lane. */
interface WholeRun {
  readonly project: MutatedProject;
  readonly lane: Lane;
  readonly stryker: LaneRun;
  readonly matrix: KillMatrix;
  readonly reviewed: ReturnType<typeof readReviewedSurvivors>;
  readonly colors: Colors;
}

function finishWhole({ project, lane, stryker, matrix, reviewed, colors }: WholeRun): ExitCode {
  const { report, times } = stryker;
  const judged = report === undefined ? undefined : judgeMutants(report, reviewed);
  if (judged !== undefined) {
    // In its canonical form, so that merged shards can equal it.
    writeFileSync(MUTATION_JSON, reportText(judged.report));
  }
  const reasons = [
    ...voidReasons(matrix),
    ...(judged === undefined ? [NO_REPORT] : strykerVoidReasons(judged.counts)),
  ];
  const reports = [KILL_MATRIX_JSON, MUTATION_JSON, MUTATION_HTML].filter((file) => existsSync(file));
  const { commands } = project;
  const summary = { matrix, lane, stryker: judged, times, commands, voidReasons: reasons, reports };
  console.log(`\n${mutationSummary(summary, colors)}`);
  return exitOfMutation(matrix, reasons, (judged?.survivors.unlisted.length ?? 0) > 0);
}

function finishShard(written: Report | undefined, shard: Shard): ExitCode {
  if (written === undefined) {
    throw new VoidError(NO_REPORT);
  }
  const report = shardReport(written, shard);
  const counts = countMutants(report);
  const reasons = shardVoidReasons(counts);
  const file = shardFile(shard);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reportText(report));
  console.log(`\n${shardSummary(shardName(shard), counts, reasons, file)}`);
  return reasons.length === 0 ? EXIT.fine : EXIT.void;
}

function finishAudit({ compared, runs, voidReasons: reasons }: Audit, colors: Colors): ExitCode {
  const times = { fast: runs.fast.times, vitest: runs.vitest.times };
  console.log(`\n${auditText(compared, times, reasons, colors)}`);
  return exitOfFound(reasons, compared?.differences.length ?? 0);
}
