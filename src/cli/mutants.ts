import { Command, Option } from "commander";
import type { Corpus } from "../corpus/case.ts";
import { type GroupFile, readGroupFiles } from "../corpus/group-text.ts";
import { readCorpus } from "../corpus/read.ts";
import { findSuite } from "../corpus/suite.ts";
import { voidReasons } from "../kill/proof.ts";
import { loadMutants, readMutantSource } from "../load/mutants.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { catalogueTerminal } from "../report/catalogue-terminal.ts";
import { catalogueJson, suitesJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { mutantsTerminal } from "../report/mutants-terminal.ts";
import { progressText } from "../report/progress-text.ts";
import { strykerReport } from "../report/stryker-schema.ts";
import { suitesTable } from "../report/suites-table.ts";
import { type Catalogue, publishedCatalogue, runNamed, runSuite, runWhole } from "../run/catalogue.ts";
import { mutantFindings } from "../run/mutant-findings.ts";
import { runPublished } from "../run/mutants.ts";
import type { OnProgress } from "../run/progress.ts";
import { compareSuites } from "../run/suites.ts";
import { VoidError } from "../run/void-error.ts";
import { type ExitCode, exitOfCatalogue, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { namedMutants } from "./named-mutants.ts";
import * as option from "./options.ts";
import { type Say, withProgress } from "./progress-line.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { Reports } from "./write-reports.ts";

const REPORTERS = ["terminal", "json", "stryker"] as const;

/** Of a comparison. */
const SUITE_REPORTERS = ["terminal", "json"] as const;

/** Generated samples for each law where suites are compared. */
const SUITE_RUNS = 100;

interface MutantsFlags {
  readonly published?: true;
  readonly cases?: readonly string[];
  readonly mutant?: readonly string[];
  readonly suites?: true;
  readonly reporter: readonly Chosen<string>[];
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
      scope(
        "--cases <file|group|id...>",
        "only these cases: groups or ids of the corpus, or files of your own",
      ),
    )
    .addOption(scope("--suites", "compare what each group stops, all pinned cases, and generated envelopes"))
    .addOption(option.mutantOption().conflicts(["published", "suites"]))
    .addOption(reporterOption(REPORTERS, "--format, --reporter <name[=file]>"))
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
  $ killtable mutants --cases ./my-cases.json
  $ killtable mutants --mutant ignores-is-error --cases string_flag`,
    )
    .action(async (flags: MutantsFlags) => finish(await withProgress((say) => run(flags, say))));
}

async function run(flags: MutantsFlags, say: Say): Promise<ExitCode> {
  const corpus = readCorpus();
  const mutants = await loadMutants();
  const onProgress: OnProgress = (progress) => say(() => progressText("kill matrix", progress));
  if (flags.suites) {
    return runSuites(corpus, mutants, flags, onProgress);
  }
  return flags.mutant === undefined
    ? runCatalogue(corpus, mutants, flags, onProgress)
    : runMutants(corpus, namedMutants(flags.mutant, mutants), flags, onProgress);
}

async function runMutants(
  corpus: Corpus,
  mutants: Mutant[],
  { cases, reporter, seed }: MutantsFlags,
  onProgress: OnProgress,
): Promise<ExitCode> {
  const reports = new Reports(reportersFor(reporter, REPORTERS));
  const files = cases === undefined ? readGroupFiles(corpus.groups) : findSuite(cases, corpus);
  const groups = files.map(({ group }) => group);
  const suite = cases === undefined ? undefined : groups;
  const catalogue = await runNamed(corpus, suite, mutants, seed, onProgress);
  const found = mutantFindings(catalogue, corpus, groups);
  reports.say((colors) => mutantsTerminal(catalogue, found, colors));
  return worstOf([
    exitOfCatalogue(catalogue, cases !== undefined),
    write(reports, { catalogue, mutants, files }),
  ]);
}

async function runCatalogue(
  corpus: Corpus,
  mutants: Mutant[],
  flags: MutantsFlags,
  onProgress: OnProgress,
): Promise<ExitCode> {
  const { cases, published, reporter, seed } = flags;
  const reports = new Reports(reportersFor(reporter, REPORTERS));
  if (cases !== undefined) {
    const files = findSuite(cases, corpus);
    const groups = files.map(({ group }) => group);
    const measured = await runSuite(corpus, groups, mutants, seed, onProgress);
    reports.say((colors) => catalogueTerminal(measured, colors));
    return worstOf([
      exitOfCatalogue(measured, true),
      write(reports, { catalogue: measured, mutants, files }),
    ]);
  }
  const table = await runPublished(corpus, mutants, seed);
  const catalogue = published ? publishedCatalogue(table) : await runWhole(corpus, mutants, seed, onProgress);
  reports.say((colors) => killTable(table, voidReasons(table), colors));
  if (!published) {
    reports.say((colors) => `\n${catalogueTerminal(catalogue, colors)}`);
  }
  return worstOf([
    exitOfCatalogue(catalogue, false),
    exitOfCatalogue(publishedCatalogue(table), false),
    write(reports, { catalogue, mutants, files: readGroupFiles(corpus.groups) }),
  ]);
}

/** What reports tell of. */
interface Told {
  readonly catalogue: Catalogue;
  readonly mutants: readonly Mutant[];
  readonly files: readonly GroupFile[];
}

function write(reports: Reports<(typeof REPORTERS)[number]>, told: Told): ExitCode {
  return reports.write({ json: () => catalogueJson(told.catalogue), stryker: () => strykerText(told) });
}

function strykerText({ catalogue: { eras, voidReasons: reasons }, mutants, files }: Told): string {
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
  onProgress: OnProgress,
): Promise<ExitCode> {
  const reports = new Reports(reportersFor(reporter, SUITE_REPORTERS));
  const compared = await compareSuites(corpus, mutants, seed, SUITE_RUNS, onProgress);
  reports.say(() => suitesTable(compared));
  return reports.write({ json: () => suitesJson(compared) });
}
