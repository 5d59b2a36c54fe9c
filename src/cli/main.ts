#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { CorpusError } from "../corpus/corpus-error.ts";
import { OWN_VERSION } from "../corpus/own-package.ts";
import { SubjectError } from "../judge/subject.ts";
import { printable } from "../report/printable.ts";
import { VoidError } from "../run/void-error.ts";
import { StrykerMissingError } from "../stryker/run-stryker.ts";
import { StrykerReportError } from "../stryker/survivors.ts";
import { checkCommand } from "./check.ts";
import { classifyCommand } from "./classify.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { explainCommand } from "./explain.ts";
import { exportCommand } from "./export.ts";
import { huntCommand } from "./hunt.ts";
import { mutantsCommand } from "./mutants.ts";
import { mutateCommand } from "./mutate.ts";
import { UsageError } from "./usage-error.ts";

/** Errors of the user's, which need a sentence and no stack. */
const USAGE_ERRORS = [UsageError, SubjectError, CorpusError, StrykerMissingError, StrykerReportError];

function finish(code: ExitCode): void {
  process.exitCode = code;
}

function program(): Command {
  const commands = [
    checkCommand,
    mutantsCommand,
    mutateCommand,
    huntCommand,
    classifyCommand,
    explainCommand,
    exportCommand,
  ];
  const killtable = new Command("killtable")
    .description("Mutation testing for the receivers of MCP answers.")
    .version(OWN_VERSION)
    .exitOverride()
    .showHelpAfterError("(add --help for the options and examples)")
    .addHelpText(
      "after",
      `
Examples:
  $ killtable check ./my-receiver.ts
  $ killtable mutants

Exit codes: ${Object.entries(EXIT)
        .map(([name, code]) => `${code} ${name}`)
        .join(", ")}`,
    );
  for (const command of commands) {
    killtable.addCommand(command(finish).copyInheritedSettings(killtable));
  }
  return killtable;
}

function exitOfError(error: unknown): ExitCode {
  if (error instanceof CommanderError) {
    // Commander has printed what there is to say.
    return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  }
  if (error instanceof VoidError) {
    console.error(`killtable: ${printable(error.message)}`);
    return EXIT.void;
  }
  if (USAGE_ERRORS.some((kind) => error instanceof kind)) {
    console.error(`killtable: ${printable((error as Error).message)}`);
    return EXIT.usage;
  }
  console.error("killtable: this is a fault of killtable's own; please report it with these lines:");
  console.error(error);
  return EXIT.bug;
}

// Ends through "exit", so that workers are ended too.
for (const [signal, number] of [
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGQUIT", 3],
  ["SIGTERM", 15],
] as const) {
  process.once(signal, () => process.exit(128 + number));
}
// A reader that has seen enough, such as head, closes the pipe.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") {
    process.exit(128 + 13);
  }
  console.error(`killtable: the output cannot be written: ${error.message}`);
  process.exit(EXIT.usage);
});

try {
  await program().parseAsync();
} catch (error) {
  process.exitCode = exitOfError(error);
}
