import { Command, Option } from "commander";
import type { Corpus } from "../corpus/case.ts";
import { type GroupFile, readGroupFiles } from "../corpus/group-text.ts";
import { readCorpus } from "../corpus/read.ts";
import { findSuite } from "../corpus/suite.ts";
import { voidReasons } from "../kill/proof.ts";
import { loadMutants, readMutantSource } from "../load/mutants.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { catalogueTerminal } from "../report/catalogue-terminal.ts";
import { type Colors, colorsFor } from "../report/colors.ts";
import { catalogueJson, suitesJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { strykerReport } from "../report/stryker-schema.ts";
import { suitesTable } from "../report/suites-table.ts";
import { type Catalogue, publishedCatalogue, runSuite, runWhole } from "../run/catalogue.ts";
import { runPublished } from "../run/mutants.ts";
import { compareSuites } from "../run/suites.ts";
import { VoidError } from "../run/void-error.ts";
import { EXIT, type ExitCode, exitOfCatalogue, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import * as option from "./options.ts";
import { UsageError } from "./usage-error.ts";

const REPORTERS = ["terminal", "json", "stryker"] as const;

/** Generated samples for each law where suites are compared. */
const SUITE_RUNS = 100;

interface MutantsFlags {
  readonly published?: true;
  readonly cases?: readonly string[];
  readonly suites?: true;
  readonly reporter: (typeof REPORTERS)[number];
  readonly seed: number;
}

/**
 * `killtable mutants`: runs the hand-written faulty receivers against cases, and says what that teaches.
 *
 * @param finish - takes the exit code
 */
export function mutantsCommand(finish: Finish): Command {
  const scopes = ["published", "cases", "suites"];
  const scope = (flags: string, description: string): Option => {
    const made = new Option(flags, description);
    return made.conflicts(scopes.filter((other) => other !== made.attributeName()));
  };
  return new Command("mutants")
    .description(
      "run the hand-written faulty receivers: the published kill table, then all against all cases",
    )
    .addOption(scope("--published", "the published kill table only: three mutants, twelve cases"))
    .addOption(
      scope("--cases <file|group...>", "only these cases: groups of the corpus, or files of your own"),
    )
    .addOption(scope("--suites", "compare what each group stops, all pinned cases, and generated envelopes"))
    .addOption(
      new Option("--format, --reporter <name>", "how to print it").choices(REPORTERS).default("terminal"),
    )
    .addOption(option.seedOption())
    .addHelpText(
      "after",
      `
A mutant that survives ends with 1, unless it is declared equivalent. With --cases it
is the suite that is measured, not the catalogue: its survivors are shown, and end with 0.
--reporter stryker writes the mutation-testing report schema, for mutation-testing-elements.

Examples:
  $ killtable mutants
  $ killtable mutants --reporter json > kill-matrix.json
  $ killtable mutants --cases twelve flag
  $ killtable mutants --cases ./my-cases.json`,
    )
    .action(async (flags: MutantsFlags) => finish(await run(flags)));
}

async function run(flags: MutantsFlags): Promise<ExitCode> {
  const corpus = readCorpus();
  const mutants = await loadMutants();
  return flags.suites ? runSuites(corpus, mutants, flags) : runCatalogue(corpus, mutants, flags);
}

async function runCatalogue(corpus: Corpus, mutants: Mutant[], flags: MutantsFlags): Promise<ExitCode> {
  const { cases, published, reporter, seed } = flags;
  if (cases !== undefined) {
    const files = findSuite(cases, corpus);
    const groups = files.map(({ group }) => group);
    const measured = await runSuite(corpus, groups, mutants, seed);
    console.log(
      reporter === "terminal"
        ? catalogueTerminal(measured, colors())
        : fileText(measured, mutants, files, flags),
    );
    return exitOfCatalogue(measured, true);
  }
  const table = await runPublished(corpus, mutants, seed);
  const catalogue = published ? publishedCatalogue(table) : await runWhole(corpus, mutants, seed);
  if (reporter === "terminal") {
    const whole = published ? [] : [catalogueTerminal(catalogue, colors())];
    console.log([killTable(table, voidReasons(table), colors()), ...whole].join("\n\n"));
  } else {
    console.log(fileText(catalogue, mutants, readGroupFiles(corpus.groups), flags));
  }
  return worstOf([exitOfCatalogue(catalogue, false), exitOfCatalogue(publishedCatalogue(table), false)]);
}

const colors = (): Colors => colorsFor(process.stdout);

/** What is printed for a program to read. */
function fileText(
  catalogue: Catalogue,
  mutants: Mutant[],
  files: GroupFile[],
  { reporter }: MutantsFlags,
): string {
  return reporter === "json" ? catalogueJson(catalogue) : strykerText(catalogue, mutants, files);
}

function strykerText(
  { eras, voidReasons: reasons }: Catalogue,
  mutants: Mutant[],
  files: GroupFile[],
): string {
  // The schema has no place for it.
  if (reasons.length > 0) {
    throw new VoidError(`the report would prove nothing: ${reasons.join("; ")}`);
  }
  const sources = mutants.map((mutant) => ({ mutant, ...readMutantSource(mutant.id) }));
  return JSON.stringify(strykerReport(eras, sources, files));
}

async function runSuites(
  corpus: Corpus,
  mutants: Mutant[],
  { reporter, seed }: MutantsFlags,
): Promise<ExitCode> {
  if (reporter === "stryker") {
    throw new UsageError("--suites: the mutation-testing report schema has no place for a comparison");
  }
  const compared = await compareSuites(corpus, mutants, seed, SUITE_RUNS);
  console.log(reporter === "json" ? suitesJson(compared) : suitesTable(compared));
  return EXIT.fine;
}
