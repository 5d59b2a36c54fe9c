import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { readCorpus } from "../corpus/read.ts";
import { findConfig } from "../load/find-config.ts";
import { loadMutants } from "../load/mutants.ts";
import { readConfig } from "../load/read-config.ts";
import { voidReasons } from "../kill/proof.ts";
import type { KillMatrix } from "../kill/matrix.ts";
import { type Colors, colorsFor } from "../report/colors.ts";
import { catalogueJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { mutationSummary, shardSummary } from "../report/mutation-summary.ts";
import { publishedCatalogue } from "../run/catalogue.ts";
import { runPublished } from "../run/mutants.ts";
import { readReviewedSurvivors } from "../run/survivors-file.ts";
import { DEFAULT_SEED } from "../run/trial.ts";
import { VoidError } from "../run/void-error.ts";
import { canonicalReport, reportText } from "../stryker/canonical-report.ts";
import { NO_REPORT, countMutants, shardVoidReasons, strykerVoidReasons } from "../stryker/mutation-report.ts";
import { readReport } from "../stryker/report.ts";
import { holdToSurvivors } from "../stryker/reviewed-survivors.ts";
import { MUTATION_HTML, MUTATION_JSON, runStryker } from "../stryker/run-stryker.ts";
import { shardFile } from "../stryker/shard-files.ts";
import { shardReport } from "../stryker/shard-report.ts";
import { type Shard, parseShard, shardName } from "../stryker/shard.ts";
import { EXIT, type ExitCode, exitOfMutation } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";

const KILL_MATRIX_JSON = path.join("reports", "kill-matrix.json");

/**
 * `killtable mutate`: the kill table, then StrykerJS on the project in the current folder, one summary last.
 *
 * @param finish - takes the exit code
 */
export function mutateCommand(finish: Finish): Command {
  return new Command("mutate")
    .description("print the kill table, then run StrykerJS by the configuration in the current folder")
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
The files to mutate are those of the killtable configuration, if it names any. A survivor
fails the run unless killtable.survivors.json lists it. With --shard no survivor does: the
report goes to reports/shards, and killtable merge judges the whole; checkers of the
StrykerJS configuration are not asked there.

Examples:
  $ killtable mutate
  $ killtable mutate --shard 2/3`,
    )
    .action(async ({ shard }: { shard?: Shard }) => finish(await run(shard)));
}

async function run(shard: Shard | undefined): Promise<ExitCode> {
  const colors = colorsFor(process.stdout);
  const reviewed = readReviewedSurvivors(process.cwd());
  const mutate = await mutateGlobs();
  const matrix = await printKillTable(colors);
  await runStryker(process.cwd(), { mutate, ...(shard === undefined ? {} : { shard }) });
  if (shard !== undefined) {
    return finishShard(shard);
  }
  const stryker = existsSync(MUTATION_JSON) ? judgeReport(reviewed) : undefined;
  const reasons = [
    ...voidReasons(matrix),
    ...(stryker === undefined ? [NO_REPORT] : strykerVoidReasons(stryker.counts)),
  ];
  const reports = [KILL_MATRIX_JSON, MUTATION_JSON, MUTATION_HTML].filter((file) => existsSync(file));
  console.log(`\n${mutationSummary({ matrix, stryker, voidReasons: reasons, reports }, colors)}`);
  return exitOfMutation(matrix, reasons, (stryker?.survivors.unlisted.length ?? 0) > 0);
}

/** The source files that the configuration of the current folder has mutated, if there is one. */
async function mutateGlobs(): Promise<string[]> {
  const config = findConfig(process.cwd());
  return config === undefined
    ? []
    : (await readConfig(path.relative(process.cwd(), config))).receivers.flatMap(({ mutate = [] }) => mutate);
}

async function printKillTable(colors: Colors): Promise<KillMatrix> {
  const matrix = await runPublished(readCorpus(), await loadMutants(), DEFAULT_SEED);
  mkdirSync("reports", { recursive: true });
  writeFileSync(KILL_MATRIX_JSON, catalogueJson(publishedCatalogue(matrix)));
  console.log(`${killTable(matrix, voidReasons(matrix), colors)}\n`);
  return matrix;
}

/** Writes the report in its canonical form, so that merged shards can equal it, and counts what is in it. */
function judgeReport(reviewed: Parameters<typeof holdToSurvivors>[1]): {
  readonly counts: ReturnType<typeof countMutants>;
  readonly survivors: ReturnType<typeof holdToSurvivors>;
} {
  const report = canonicalReport(readReport(MUTATION_JSON));
  writeFileSync(MUTATION_JSON, reportText(report));
  return { counts: countMutants(report), survivors: holdToSurvivors(report, reviewed) };
}

function finishShard(shard: Shard): ExitCode {
  if (!existsSync(MUTATION_JSON)) {
    throw new VoidError(NO_REPORT);
  }
  const report = shardReport(readReport(MUTATION_JSON), shard);
  const counts = countMutants(report);
  const reasons = shardVoidReasons(counts);
  const file = shardFile(shard);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reportText(report));
  console.log(`\n${shardSummary(shardName(shard), counts, reasons, file)}`);
  return reasons.length === 0 ? EXIT.fine : EXIT.void;
}
