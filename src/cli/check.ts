import { Command } from "commander";
import type { Corpus } from "../corpus/case.ts";
import { readGroupFiles } from "../corpus/group-text.ts";
import { readCorpus } from "../corpus/read.ts";
import { checkAnnotations } from "../report/annotations.ts";
import { counterexamplesJson } from "../report/cases-json.ts";
import { checkJunit } from "../report/check-junit.ts";
import { checkMarkdown } from "../report/check-markdown.ts";
import { checkTerminal } from "../report/check-terminal.ts";
import { checkJson } from "../report/json.ts";
import { printable } from "../report/printable.ts";
import { progressText } from "../report/progress-text.ts";
import { checkShields } from "../report/shields-json.ts";
import { type Checked, type CheckPlan, checkTargets, writeBaselines } from "../run/check-targets.ts";
import { outcomeOfCheck } from "../run/check-outcome.ts";
import { findingsOfCheck } from "../run/findings.ts";
import { targetsOfCases, unknownCase } from "../run/named-cases.ts";
import { receiverPlace } from "../run/receiver-place.ts";
import type { Target } from "../run/targets.ts";
import { checkedReceiver } from "./checked-receiver.ts";
import { exitOfError } from "./exit-of-error.ts";
import { EXIT, type ExitCode, worstOf } from "./exit-codes.ts";
import * as option from "./options.ts";
import type { Finish } from "./finish.ts";
import { annotate, roomAt } from "./github.ts";
import { checkHtml } from "./html-report.ts";
import { type Say, withProgress } from "./progress-line.ts";
import { RECEIVER_ARGUMENT } from "./receiver-argument.ts";
import { type ReceiverFlags, type Targets, targetsFor, withReceiverOptions } from "./receiver-targets.ts";
import { replayCase, type Replay } from "./replay-case.ts";
import { replayOf } from "./replay.ts";
import { type Chosen, reporterOption, reportersFor } from "./reporters.ts";
import { UsageError } from "./usage-error.ts";
import { Reports } from "./write-reports.ts";

const REPORTERS = ["terminal", "json", "html", "markdown", "github", "junit", "shields", "cases"] as const;

interface CheckFlags extends ReceiverFlags {
  readonly updateBaseline?: true;
  readonly reporter: readonly Chosen<string>[];
  readonly seed: number;
  readonly runs: number;
  readonly case?: readonly string[];
}

/**
 * `killtable check`: judges receivers on the corpus and on generated envelopes.
 *
 * @param finish - takes the exit code
 */
export function checkCommand(finish: Finish): Command {
  const command = new Command("check")
    .description("judge receivers on every pinned case of their eras, then on generated envelopes")
    .argument("[receiver...]", RECEIVER_ARGUMENT);
  return withReceiverOptions(command)
    .option(
      "--baseline <file>",
      "the known failures: a listed case that passes, or fails otherwise, fails the run",
    )
    .option("--update-baseline", "write the known failures anew")
    .addOption(option.caseOption())
    .addOption(reporterOption(REPORTERS))
    .addOption(option.seedOption())
    .addOption(option.runsOption())
    .addHelpText(
      "after",
      `
What the command line says counts instead of what the configuration says. On GitHub Actions,
markdown (to the step summary) and github (annotations) are on without being asked for.

Examples:
  $ killtable check ./my-receiver.ts
  $ killtable check ./client.mjs --export classifyAnswer --era dual-era
  $ killtable check ./client.mjs --era legacy --decision legacy-typed-result=unclassified
  $ killtable check ./client.mjs --reporter json > verdicts.json
  $ killtable check --reporter junit=reports/junit.xml --reporter markdown=reports/check.md
  $ killtable check ./client.mjs --reporter html
  $ killtable check --era legacy -- python3 receiver.py
  $ killtable check --wire stdio -- node real-client-adapter.js
  $ killtable check ./client.mjs --case string_flag
  $ killtable check
  $ killtable check --update-baseline`,
    )
    .action(async (words: readonly string[]) =>
      finish(await withProgress((say) => run(words, command, say))),
    );
}

async function run(words: readonly string[], command: Command, say: Say): Promise<ExitCode> {
  const { seed, runs, reporter, updateBaseline, baseline, case: named } = command.opts<CheckFlags>();
  const isRunsGiven = command.getOptionValueSource("runs") === "cli";
  const reports = new Reports(reportersFor(reporter, REPORTERS));
  const corpus = readCorpus();
  const chosen = await targetsFor(words, command, corpus);
  const isUpdate = updateBaseline === true;
  requireBaselines(chosen, isUpdate, baseline);
  const plan: CheckPlan = {
    corpus,
    seed,
    runs: named !== undefined && !isRunsGiven ? 0 : runs,
    wireRuns: isRunsGiven ? runs : 0,
    isUpdate,
    isWhole: chosen.isConfigured && !chosen.isFiltered && named === undefined,
    ...(named === undefined ? {} : { named }),
    onProgress: ({ receiver, era }, progress) => say(() => progressText(`${receiver} as ${era}`, progress)),
  };
  const all: Checked[] = [];
  const codes: ExitCode[] = [];
  const targets = named === undefined ? chosen.targets : targetsOf(named, chosen.targets, corpus);
  for await (const checked of checkTargets(targets, plan)) {
    codes.push(exitOf(checked));
    if ("result" in checked) {
      const gap = all.length > 0 ? "\n" : "";
      const findings = findingsOfCheck(checked.result, corpus);
      reports.say((colors) => `${gap}${checkTerminal(checked.result, findings, colors)}`);
    }
    all.push(checked);
  }
  const code = worstOf(codes);
  const told = {
    ...{ corpus, seed, code, replay: replayOf(command) },
    replayTarget: (target: Target) => replayCase(target, words, command),
  };
  codes.push(await write(reports, all, told));
  for (const { file, failures, problem } of isUpdate ? writeBaselines(all, plan) : []) {
    const said = problem === undefined ? `wrote ${failures} known failures to` : `${problem}: did not write`;
    console.error(`killtable: ${said} ${printable(file)}`);
  }
  return worstOf(codes);
}

/** What reports tell beside the verdicts. */
interface Told {
  readonly corpus: Corpus;
  readonly seed: number;
  /** How the run ends. */
  readonly code: ExitCode;
  /** The command line that does the same again. */
  readonly replay: string;
  /** Those that put single cases to a receiver. */
  readonly replayTarget: (target: Target) => Replay;
}

function write(
  reports: Reports<(typeof REPORTERS)[number]>,
  all: readonly Checked[],
  { corpus, seed, code, replay, replayTarget }: Told,
): Promise<ExitCode> {
  const results = all.map(checkedReceiver);
  const placed = all.map((each) => ({
    checked: checkedReceiver(each),
    findPlace: () => receiverPlace(each.target.subject),
  }));
  return reports.write({
    json: () => checkJson(results),
    html: (place) =>
      checkHtml(
        place,
        corpus,
        all.map((each) => ({ result: checkedReceiver(each), ...replayTarget(each.target) })),
        seed,
        code,
      ),
    markdown: (place) => checkMarkdown(results, replay, roomAt(place)),
    github: () => annotate(checkAnnotations(placed, readGroupFiles(corpus.groups))),
    junit: () => checkJunit(results),
    shields: () => checkShields(results),
    cases: () => counterexamplesJson(results),
  });
}

function targetsOf(named: readonly string[], targets: readonly Target[], corpus: Corpus): Target[] {
  const unknown = unknownCase(named, corpus);
  if (unknown !== undefined) {
    throw new UsageError(`--case ${unknown}`);
  }
  return targetsOfCases(targets, named, corpus);
}

function requireBaselines(
  { targets, isConfigured, isFiltered }: Targets,
  isUpdate: boolean,
  baseline: string | undefined,
): void {
  const receivers = new Set(targets.map(({ receiver }) => receiver));
  if (baseline !== undefined && receivers.size > 1) {
    throw new UsageError(
      "--baseline is for one receiver; name it with --receiver, or leave it to the configuration",
    );
  }
  if (isUpdate && isFiltered) {
    throw new UsageError(
      "--update-baseline needs the whole run; leave out --receiver, --era, --feature and --decision",
    );
  }
  if (isUpdate && targets.every((target) => target.baseline === undefined)) {
    const place = isConfigured ? "the configuration names no baseline" : "name the file with --baseline";
    throw new UsageError(`--update-baseline has no file to write: ${place}`);
  }
}

function exitOf(checked: Checked): ExitCode {
  return "error" in checked
    ? exitOfError(checked.error)
    : { passes: EXIT.fine, fails: EXIT.findings, incomplete: EXIT.void }[outcomeOfCheck(checked.result)];
}
