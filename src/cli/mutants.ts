import { Command } from "commander";
import { readCorpus } from "../corpus/read.ts";
import { loadMutants } from "../load/mutants.ts";
import { voidReasons } from "../kill/proof.ts";
import { colorsFor } from "../report/colors.ts";
import { killMatrixJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { runPublished } from "../run/mutants.ts";
import { type ExitCode, exitOfMutants } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import * as option from "./options.ts";

interface MutantsFlags {
  readonly reporter: "terminal" | "json";
  readonly seed: number;
}

/**
 * `killtable mutants`: runs the hand-written faulty receivers and prints the kill table.
 *
 * @param finish - takes the exit code
 */
export function mutantsCommand(finish: Finish): Command {
  return new Command("mutants")
    .description("run the hand-written faulty receivers against the published cases: the kill table")
    .addOption(option.reporterOption())
    .addOption(option.seedOption())
    .addHelpText(
      "after",
      `
Examples:
  $ killtable mutants
  $ killtable mutants --reporter json > kill-matrix.json`,
    )
    .action(async (flags: MutantsFlags) => finish(await run(flags)));
}

async function run(flags: MutantsFlags): Promise<ExitCode> {
  const matrix = await runPublished(readCorpus(), await loadMutants(), flags.seed);
  const reasons = voidReasons(matrix);
  console.log(
    flags.reporter === "json"
      ? killMatrixJson(matrix, reasons)
      : killTable(matrix, reasons, colorsFor(process.stdout)),
  );
  return exitOfMutants(matrix, reasons);
}
