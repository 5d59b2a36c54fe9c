import { Command } from "commander";
import { readCorpus } from "../corpus/read.ts";
import type { Positions } from "../corpus/select.ts";
import { observerFor } from "../load/observer-for.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import { checkTerminal } from "../report/check-terminal.ts";
import { colorsFor } from "../report/colors.ts";
import { checkJson } from "../report/json.ts";
import { check, outcomeOfCheck } from "../run/check.ts";
import { OWN_WORDS } from "../run/trial.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import * as option from "./options.ts";
import type { Finish } from "./finish.ts";
import { RECEIVER_ARGUMENT, namedReceiver } from "./receiver-argument.ts";

interface CheckFlags {
  readonly export?: string;
  readonly era: Era;
  readonly feature: readonly Feature[];
  readonly decision: Positions;
  readonly reporter: "terminal" | "json";
  readonly seed: number;
  readonly runs: number;
  readonly timeout: number;
}

/**
 * `killtable check`: judges a receiver on the corpus and on generated envelopes.
 *
 * @param finish - takes the exit code
 */
export function checkCommand(finish: Finish): Command {
  return new Command("check")
    .description("judge a receiver on every pinned case of its era, then on generated envelopes")
    .argument("[receiver...]", RECEIVER_ARGUMENT)
    .option("--export <name>", "the export to judge; else default, receiver, classify, or the only function")
    .addOption(option.eraOption())
    .addOption(option.featureOption())
    .addOption(option.decisionOption())
    .addOption(option.reporterOption())
    .addOption(option.seedOption())
    .addOption(option.runsOption())
    .addOption(option.timeoutOption())
    .addHelpText(
      "after",
      `
Examples:
  $ killtable check ./my-receiver.ts
  $ killtable check ./client.mjs --export classifyAnswer --era dual-era
  $ killtable check ./client.mjs --era legacy --decision legacy-typed-result=unclassified
  $ killtable check ./client.mjs --reporter json > verdicts.json
  $ killtable check --era legacy -- python3 receiver.py`,
    )
    .action(async (words: readonly string[], flags: CheckFlags) => finish(await run(words, flags)));
}

async function run(words: readonly string[], flags: CheckFlags): Promise<ExitCode> {
  const corpus = readCorpus();
  const { subject, receiver } = namedReceiver(words, flags);
  const result = await check({
    corpus,
    subject,
    observer: observerFor(subject, option.limitsOf(flags)),
    vocabulary: OWN_WORDS,
    receiver,
    era: flags.era,
    features: flags.feature,
    positions: option.knownPositions(corpus, flags.decision),
    seed: flags.seed,
    runs: flags.runs,
  });
  console.log(
    flags.reporter === "json" ? checkJson(result) : checkTerminal(result, colorsFor(process.stdout)),
  );
  return { passes: EXIT.fine, fails: EXIT.findings, incomplete: EXIT.void }[outcomeOfCheck(result)];
}
