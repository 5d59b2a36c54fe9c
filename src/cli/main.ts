#!/usr/bin/env node
import { Command } from "commander";
import { OWN_VERSION } from "../corpus/own-package.ts";
import { checkCommand } from "./check.ts";
import { classifyCommand } from "./classify.ts";
import { clientsCommand } from "./clients.ts";
import { compareCommand } from "./compare.ts";
import { doctorCommand } from "./doctor.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { exitOfError } from "./exit-of-error.ts";
import { explainCommand } from "./explain.ts";
import { exportCommand } from "./export.ts";
import { huntCommand } from "./hunt.ts";
import { initCommand } from "./init.ts";
import { mergeCommand } from "./merge.ts";
import { mutantsCommand } from "./mutants.ts";
import { mutateCommand } from "./mutate.ts";
import { serveCommand } from "./serve.ts";

function finish(code: ExitCode): void {
  process.exitCode = code;
}

function program(): Command {
  const commands = [
    initCommand,
    checkCommand,
    doctorCommand,
    mutantsCommand,
    mutateCommand,
    mergeCommand,
    compareCommand,
    huntCommand,
    classifyCommand,
    explainCommand,
    exportCommand,
    serveCommand,
    clientsCommand,
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
  $ killtable init
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
