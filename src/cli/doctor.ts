import { Command } from "commander";
import type { Corpus } from "../corpus/case.ts";
import { readCorpus } from "../corpus/read.ts";
import { limitsFor } from "../judge/session.ts";
import { observerFor } from "../load/observer-for.ts";
import { colorsFor } from "../report/colors.ts";
import { doctorTerminal } from "../report/doctor-terminal.ts";
import { doctor, isFit } from "../run/doctor.ts";
import type { Target } from "../run/targets.ts";
import { exitOfError } from "./exit-of-error.ts";
import { EXIT, type ExitCode, worstOf } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import { RECEIVER_ARGUMENT } from "./receiver-argument.ts";
import { targetsFor, withReceiverOptions } from "./receiver-targets.ts";

/**
 * `killtable doctor`: tries whether receivers can be judged, and says what to do where they cannot.
 *
 * @param finish - takes the exit code
 */
export function doctorCommand(finish: Finish): Command {
  const command = new Command("doctor")
    .description("try receivers on three envelopes, and say what is wrong where they cannot be judged")
    .argument("[receiver...]", RECEIVER_ARGUMENT);
  return withReceiverOptions(command)
    .addHelpText(
      "after",
      `
Exit codes: 0 where all three got an answer in a known word, right or wrong; 1 where one did not; 2 where the
receiver cannot be opened.

Examples:
  $ killtable doctor ./my-receiver.ts
  $ killtable doctor -- python3 receiver.py
  $ killtable doctor`,
    )
    .action(async (words: readonly string[]) => finish(await run(words, command)));
}

async function run(words: readonly string[], command: Command): Promise<ExitCode> {
  const corpus = readCorpus();
  const codes: ExitCode[] = [];
  for (const target of (await targetsFor(words, command, corpus)).targets) {
    if (codes.length > 0) {
      console.log("");
    }
    codes.push(await tryTarget(target, corpus));
  }
  return worstOf(codes);
}

async function tryTarget({ timeout, ...target }: Target, corpus: Corpus): Promise<ExitCode> {
  try {
    const observer = observerFor(target.subject, limitsFor(timeout));
    const diagnosis = await doctor({ ...target, corpus, observer });
    console.log(doctorTerminal(diagnosis, colorsFor(process.stdout)));
    return isFit(diagnosis) ? EXIT.fine : EXIT.findings;
  } catch (error) {
    return exitOfError(error);
  }
}
