import { Command } from "commander";
import { readCorpus } from "../corpus/read.ts";
import { observerFor } from "../load/observer-for.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import { colorsFor } from "../report/colors.ts";
import { doctorTerminal } from "../report/doctor-terminal.ts";
import { doctor, isFit } from "../run/doctor.ts";
import { OWN_WORDS } from "../run/trial.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import * as option from "./options.ts";
import { RECEIVER_ARGUMENT, namedReceiver } from "./receiver-argument.ts";

interface DoctorFlags {
  readonly export?: string;
  readonly era: Era;
  readonly feature: readonly Feature[];
  readonly timeout: number;
}

/**
 * `killtable doctor`: tries whether a receiver can be judged, and says what to do if it cannot.
 *
 * @param finish - takes the exit code
 */
export function doctorCommand(finish: Finish): Command {
  return new Command("doctor")
    .description("try a receiver on three envelopes, and say what is wrong if it cannot be judged")
    .argument("[receiver...]", RECEIVER_ARGUMENT)
    .option("--export <name>", "the export to try; else default, receiver, classify, or the only function")
    .addOption(option.eraOption())
    .addOption(option.featureOption())
    .addOption(option.timeoutOption())
    .addHelpText(
      "after",
      `
Exit codes: 0 where all three got an answer in a known word, right or wrong; 1 where one did not; 2 where the
receiver cannot be opened.

Examples:
  $ killtable doctor ./my-receiver.ts
  $ killtable doctor -- python3 receiver.py`,
    )
    .action(async (words: readonly string[], flags: DoctorFlags) => finish(await run(words, flags)));
}

async function run(words: readonly string[], flags: DoctorFlags): Promise<ExitCode> {
  const { subject, receiver } = namedReceiver(words, flags);
  const diagnosis = await doctor({
    corpus: readCorpus(),
    subject,
    observer: observerFor(subject, option.limitsOf(flags)),
    vocabulary: OWN_WORDS,
    receiver,
    era: flags.era,
    features: flags.feature,
  });
  console.log(doctorTerminal(diagnosis, colorsFor(process.stdout)));
  return isFit(diagnosis) ? EXIT.fine : EXIT.findings;
}
