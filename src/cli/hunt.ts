import path from "node:path";
import { Command, Option } from "commander";
import { readCorpus } from "../corpus/read.ts";
import { limitsFor } from "../judge/session.ts";
import { CHANGES_NOTHING, CONSTANTS } from "../load/controls.ts";
import { loadMutants } from "../load/mutants.ts";
import type { Era } from "../protocol/era.ts";
import { FEATURES, type Feature } from "../protocol/feature.ts";
import { huntedCasesJson } from "../report/cases-json.ts";
import { huntSummary, huntTerminal } from "../report/hunt-terminal.ts";
import { printable } from "../report/printable.ts";
import { progressText } from "../report/progress-text.ts";
import type { HuntOptions, Hunted } from "../run/hunt.ts";
import { huntMutants, survivorsOf } from "../run/hunt-mutants.ts";
import { type MutatedFile, type NotHunted, huntMutated } from "../run/hunt-mutated.ts";
import { slugOf } from "../run/slug.ts";
import { VoidError } from "../run/void-error.ts";
import { type StrykerSurvivor, readSurvivors } from "../stryker/survivors.ts";
import { type ExitCode, exitOfHunt, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { namedMutants } from "./named-mutants.ts";
import * as option from "./options.ts";
import { type Say, withProgress } from "./progress-line.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { UsageError } from "./usage-error.ts";
import { Reports } from "./write-reports.ts";

const REPORTERS = ["terminal", "cases"] as const;

/** The receiver that this project's own StrykerJS mutates. It claims every feature. */
const OWN_RECEIVER = path.join("src", "receiver", "full-reference.ts");

interface HuntFlags {
  readonly mutant?: string;
  readonly stryker?: string;
  readonly export?: string;
  readonly era: Era;
  readonly feature: readonly Feature[];
  readonly runs: number;
  readonly seed: number;
  readonly timeout: number;
  readonly reporter: readonly Chosen<string>[];
}

type HuntReports = Reports<(typeof REPORTERS)[number]>;

type Hunts = AsyncIterable<Hunted | NotHunted>;

/**
 * `killtable hunt`: searches generated envelopes for one that tells a surviving mutant from the original.
 *
 * @param finish - takes the exit code
 */
export function huntCommand(finish: Finish): Command {
  return new Command("hunt")
    .description("search generated envelopes for one on which a surviving mutant differs from the original")
    .argument("[module]", `with --stryker: the module that exports the receiver (default: ${OWN_RECEIVER})`)
    .addOption(
      new Option(
        "--mutant <id>",
        "hunt for this hand-written mutant; else for each that the cases let live",
      ).conflicts(["stryker", "export", "era", "feature", "timeout"]),
    )
    .option("--stryker <file>", "hunt for the survivors in StrykerJS's mutation.json")
    .option("--export <name>", "with --stryker: the export to hunt with, as for check")
    .addOption(option.eraOption())
    .addOption(option.featureOption())
    .addOption(option.runsOption(1))
    .addOption(option.seedOption())
    .addOption(option.timeoutOption())
    .addOption(reporterOption(REPORTERS))
    .addHelpText(
      "after",
      `
--era, --feature and --timeout are those of the receiver of --stryker, as for check.
Exit codes: 1 where a mutant differs: the case that stops it is printed; 0 where none does, or none survived;
3 where a mutant could not be hunted.

Examples:
  $ killtable hunt
  $ killtable hunt --mutant ignores-is-error
  $ killtable hunt --reporter cases=reports/counterexamples.json
  $ killtable hunt --stryker reports/mutation/mutation.json ./src/my-receiver.ts`,
    )
    .action(async (module: string | undefined, flags: HuntFlags) =>
      finish(await withProgress((say) => run(module, flags, say))),
    );
}

async function run(module: string | undefined, flags: HuntFlags, say: Say): Promise<ExitCode> {
  const reports = new Reports(reportersFor(flags.reporter, REPORTERS));
  const { runs, seed } = flags;
  const search: HuntOptions = {
    runs,
    seed,
    onProgress: (progress) => say(() => progressText("hunt", progress)),
  };
  if (flags.stryker !== undefined) {
    return report(huntStryker(flags.stryker, module, { flags, search }, reports), seed, reports);
  }
  if (module !== undefined) {
    throw new UsageError(
      `${module}: a module is for --stryker <file>; hand-written mutants lie over the reference`,
    );
  }
  return report(await huntHandWritten(flags.mutant, search, reports), seed, reports);
}

async function huntHandWritten(
  mutant: string | undefined,
  search: HuntOptions,
  reports: HuntReports,
): Promise<Hunts> {
  const mutants = await loadMutants();
  if (mutant !== undefined) {
    return huntMutants(namedMutants([mutant], [...mutants, CHANGES_NOTHING, ...CONSTANTS]), search);
  }
  const survivors = await survivorsOf(readCorpus(), mutants, search.onProgress);
  reports.say(
    () => `${survivors.length} of ${mutants.length} hand-written mutants survive the pinned cases\n`,
  );
  return huntMutants(survivors, search);
}

function huntStryker(
  file: string,
  module: string | undefined,
  { flags, search }: { readonly flags: HuntFlags; readonly search: HuntOptions },
  reports: HuntReports,
): Hunts {
  const { mutants, survivors } = readSurvivors(file);
  if (mutants === 0) {
    throw new VoidError(`${file}: there is no mutant in it`);
  }
  const world = { era: flags.era, features: module === undefined ? FEATURES : flags.feature };
  const claims = world.features.length === 0 ? "" : ` with ${world.features.join(", ")}`;
  reports.say(
    () =>
      `${survivors.length} of ${mutants} mutants in ${printable(file)} survived; hunting as ${world.era}${claims}\n`,
  );
  return huntMutated(survivors.map(toMutatedFile), {
    root: process.cwd(),
    module: module ?? OWN_RECEIVER,
    ...(flags.export === undefined ? {} : { export: flags.export }),
    world,
    limits: limitsFor(flags.timeout),
    ...search,
  });
}

function toMutatedFile({ id, file, line, mutator, replacement, ...text }: StrykerSurvivor): MutatedFile {
  const base = path.basename(file, path.extname(file));
  return {
    ...text,
    file,
    id: slugOf(`${base}-${line}-${id}`),
    title: `${file}:${line} ${mutator}: ${replacement}`,
  };
}

async function report(hunts: Hunts, seed: number, reports: HuntReports): Promise<ExitCode> {
  const all: (Hunted | NotHunted)[] = [];
  for await (const hunted of hunts) {
    reports.say((colors) => `${huntTerminal(hunted, seed, colors)}\n`);
    all.push(hunted);
  }
  reports.say(() => huntSummary(all, seed));
  return worstOf([exitOfHunt(all), await reports.write({ cases: () => huntedCasesJson(all) })]);
}
