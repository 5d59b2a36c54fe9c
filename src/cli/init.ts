import { Command } from "commander";
import { colorsFor } from "../report/colors.ts";
import { initTerminal } from "../report/init-terminal.ts";
import { init } from "../run/init/init.ts";
import { EXIT } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";

/**
 * `killtable init`: lays out what has a receiver of the current folder judged.
 *
 * @param finish - takes the exit code
 */
export function initCommand(finish: Finish): Command {
  return new Command("init")
    .description("write a configuration, a test, a StrykerJS configuration and a nightly workflow")
    .argument(
      "[module]",
      "the module that exports the receiver; else the likeliest exported function is taken",
    )
    .option("--export <name>", "with a module: the export that is the receiver")
    .addHelpText(
      "after",
      `
It asks nothing, overwrites nothing and runs no code of the project. Where there is no receiver, it writes a small
one to start from.

Examples:
  $ killtable init
  $ killtable init ./src/client.ts --export classifyAnswer`,
    )
    .action((module: string | undefined, flags: { export?: string }) => {
      const result = init({ root: process.cwd(), ...(module === undefined ? {} : { module }), ...flags });
      console.log(initTerminal(result, colorsFor(process.stdout)));
      finish(EXIT.fine);
    });
}
