import { Command, Option } from "commander";
import type { Corpus } from "../corpus/case.ts";
import { type GroupFile, readGroupFiles } from "../corpus/group-text.ts";
import { readCorpus } from "../corpus/read.ts";
import { findSuite } from "../corpus/suite.ts";
import { voidReasons } from "../kill/proof.ts";
import { loadMutants } from "../load/mutants.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { mutantsAnnotations } from "../report/annotations.ts";
import { catalogueTerminal } from "../report/catalogue-terminal.ts";
import { catalogueJson, suitesJson } from "../report/json.ts";
import { killTable } from "../report/kill-table.ts";
import { mutantsJunit } from "../report/mutants-junit.ts";
import { mutantsMarkdown } from "../report/mutants-markdown.ts";
import { type MutantsRun, outcomeOfMutants } from "../report/mutants-run.ts";
import { mutantsTerminal } from "../report/mutants-terminal.ts";
import { progressText } from "../report/progress-text.ts";
import { mutantsShields } from "../report/shields-json.ts";
import { suitesTable } from "../report/suites-table.ts";
import { type Catalogue, publishedCatalogue, runNamed, runSuite, runWhole } from "../run/catalogue.ts";
import { mutantFindings } from "../run/mutant-findings.ts";
import { PUBLISHED_GROUP, runPublished } from "../run/mutants.ts";
import type { OnProgress } from "../run/progress.ts";
import { compareSuites } from "../run/suites.ts";
import { VoidError } from "../run/void-error.ts";
import { type ExitCode, exitOfCatalogue, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { annotate, roomAt } from "./github.ts";
import { type HandWritten, handWrittenReport } from "./hand-written.ts";
import { mutantsHtml } from "./html-report.ts";
import { namedMutants } from "./named-mutants.ts";
import * as option from "./options.ts";
import { type Say, withProgress } from "./progress-line.ts";
import { replayOf } from "./replay.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { Reports } from "./write-reports.ts";

const REPORTERS = [
  ...(["terminal", "json", "stryker", "html"] as const),
  ...(["markdown", "github", "junit", "shields"] as const),
];

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
    .action(async (flags: MutantsFlags, command: Command) =>
      finish(await withProgress((say) => run(flags, replayOf(command), say))),
    );
}

/** What a run of mutants is given. */
interface Given {
  readonly reports: MutantsReports;
  readonly corpus: Corpus;
  readonly mutants: Mutant[];
  readonly flags: MutantsFlags;
  /** The command line that does the same again. */
  readonly replay: string;
  readonly onProgress: OnProgress;
}

async function run(flags: MutantsFlags, replay: string, say: Say): Promise<ExitCode> {
  const corpus = readCorpus();
  const mutants = await loadMutants();
  const onProgress: OnProgress = (progress) => say(() => progressText("kill matrix", progress));
  if (flags.suites) {
    return runSuites(corpus, mutants, flags, onProgress);
  }
  const reports = new Reports(reportersFor(flags.reporter, REPORTERS));
  const given = { reports, corpus, mutants, flags, replay, onProgress };
  if (flags.mutant !== undefined) {
    return runMutants({ ...given, mutants: namedMutants(flags.mutant, mutants) });
  }
  return flags.cases === undefined ? runCatalogue(given) : runCases(given, flags.cases);
}

type MutantsReports = Reports<(typeof REPORTERS)[number]>;

async function runMutants({ flags, onProgress, ...given }: Given): Promise<ExitCode> {
  const { cases, seed } = flags;
  const { corpus, mutants, reports } = given;
  const files = cases === undefined ? readGroupFiles(corpus.groups) : findSuite(cases, corpus);
  const groups = files.map(({ group }) => group);
  const suite = cases === undefined ? undefined : groups;
  const catalogue = await runNamed(corpus, suite, mutants, seed, onProgress);
  const found = mutantFindings(catalogue, corpus, groups);
  reports.say((colors) => mutantsTerminal(catalogue, found, colors));
  const isMeasured = cases !== undefined;
  const told = { ...given, named: cases ?? [], catalogues: [catalogue], isMeasured, files };
  return worstOf([exitOfCatalogue(catalogue, isMeasured), await write(reports, told)]);
}

async function runCases({ flags, onProgress, ...given }: Given, cases: readonly string[]): Promise<ExitCode> {
  const { corpus, mutants, reports } = given;
  const files = findSuite(cases, corpus);
  const groups = files.map(({ group }) => group);
  const measured = await runSuite(corpus, groups, mutants, flags.seed, onProgress);
  reports.say((colors) => catalogueTerminal(measured, colors));
  const told = { ...given, named: cases, catalogues: [measured], isMeasured: true, files };
  return worstOf([exitOfCatalogue(measured, true), await write(reports, told)]);
}

async function runCatalogue({ flags, onProgress, ...given }: Given): Promise<ExitCode> {
  const { corpus, mutants, reports } = given;
  const { published, seed } = flags;
  const table = await runPublished(corpus, mutants, seed);
  reports.say((colors) => killTable(table, voidReasons(table), colors));
  const catalogues = [publishedCatalogue(table)];
  if (!published) {
    const whole = await runWhole(corpus, mutants, seed, onProgress);
    reports.say((colors) => `\n${catalogueTerminal(whole, colors)}`);
    catalogues.push(whole);
  }
  const suite = published ? [PUBLISHED_GROUP] : corpus.groups.map(({ group }) => group);
  const files = readGroupFiles(corpus.groups.filter(({ group }) => suite.includes(group)));
  const told = { ...given, named: [], catalogues, isMeasured: false, files };
  return worstOf([...catalogues.map((each) => exitOfCatalogue(each, false)), await write(reports, told)]);
}

/** What reports tell of. */
interface Told extends MutantsRun {
  readonly corpus: Corpus;
  /** What was named on the command line. */
  readonly named: readonly string[];
  readonly mutants: readonly Mutant[];
  readonly files: readonly GroupFile[];
  readonly replay: string;
}

function write(reports: MutantsReports, told: Told): Promise<ExitCode> {
  // The published table is a part of the whole, and in the files that programs read only where it is all.
  const catalogue = told.catalogues.at(-1) as Catalogue;
  const judged = { catalogue, mutants: told.mutants, files: told.files };
  return reports.write({
    json: () => catalogueJson(catalogue),
    stryker: () => strykerText(judged),
    html: (place) => mutantsHtml(place, told.corpus, judged, told.named, outcomeOfMutants(told)),
    markdown: (place) => mutantsMarkdown(told, told.replay, roomAt(place)),
    github: () => annotate(mutantsAnnotations(told)),
    junit: () => mutantsJunit(told),
    shields: () => mutantsShields(told),
  });
}

function strykerText(judged: HandWritten): string {
  const reasons = judged.catalogue.voidReasons;
  // The schema has no place for it.
  if (reasons.length > 0) {
    throw new VoidError(`the report would prove nothing: ${reasons.join("; ")}`);
  }
  return JSON.stringify(handWrittenReport(judged));
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
