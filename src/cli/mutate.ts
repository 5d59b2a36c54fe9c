import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { readCorpus } from "../corpus/read.ts";
import { findConfig } from "../load/find-config.ts";
import { loadMutants } from "../load/mutants.ts";
import { readConfig } from "../load/read-config.ts";
import { voidReasons } from "../kill/proof.ts";
import { colorsFor } from "../report/colors.ts";
import { catalogueJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { mutationSummary } from "../report/mutation-summary.ts";
import { publishedCatalogue } from "../run/catalogue.ts";
import { runPublished } from "../run/mutants.ts";
import { DEFAULT_SEED } from "../run/trial.ts";
import { readMutationCounts, strykerVoidReasons } from "../stryker/mutation-report.ts";
import { MUTATION_HTML, MUTATION_JSON, runStryker } from "../stryker/run-stryker.ts";
import { type ExitCode, exitOfMutation } from "./exit-codes.ts";
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
    .addHelpText("after", "\nExample:\n  $ killtable mutate")
    .action(async () => finish(await run()));
}

/** The source files that the configuration of the current folder has mutated, if there is one. */
async function mutateGlobs(): Promise<string[]> {
  const config = findConfig(process.cwd());
  return config === undefined
    ? []
    : (await readConfig(path.relative(process.cwd(), config))).receivers.flatMap(({ mutate = [] }) => mutate);
}

async function run(): Promise<ExitCode> {
  const colors = colorsFor(process.stdout);
  const globs = await mutateGlobs();
  const matrix = await runPublished(readCorpus(), await loadMutants(), DEFAULT_SEED);
  const reasons = voidReasons(matrix);
  mkdirSync("reports", { recursive: true });
  writeFileSync(KILL_MATRIX_JSON, catalogueJson(publishedCatalogue(matrix)));
  console.log(`${killTable(matrix, reasons, colors)}\n`);

  const strykerCode = await runStryker(process.cwd(), globs);
  const counts = readMutationCounts(MUTATION_JSON);
  const allReasons = [...reasons, ...strykerVoidReasons(counts)];
  const reports = [KILL_MATRIX_JSON, MUTATION_JSON, MUTATION_HTML];
  console.log(`\n${mutationSummary({ matrix, counts, voidReasons: allReasons, reports }, colors)}`);
  const survived = strykerCode !== 0 || (counts?.survivors.length ?? 0) > 0;
  return exitOfMutation(matrix, allReasons, survived);
}
