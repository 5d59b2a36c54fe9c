import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { Command } from "commander";
import { readJsonValues } from "./json-values.ts";
import type { Era } from "../protocol/era.ts";
import { contextFor } from "../protocol/receiver.ts";
import { decide } from "../receiver/decide.ts";
import { printable } from "../report/printable.ts";
import { VoidError } from "../run/void-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Finish } from "./finish.ts";
import * as option from "./options.ts";
import { UsageError } from "./usage-error.ts";

/**
 * `killtable classify`: says of envelopes what they are, as the reference receiver reads them.
 *
 * @param finish - takes the exit code
 */
export function classifyCommand(finish: Finish): Command {
  return new Command("classify")
    .description("say what envelopes are, by the reference receiver: category and deciding rule, a line each")
    .argument("[file]", "one JSON value or JSON Lines; - or nothing reads standard input", "-")
    .addOption(option.eraOption())
    .addHelpText(
      "after",
      `
Examples:
  $ echo '{"jsonrpc":"2.0","id":1,"result":null}' | killtable classify
  $ killtable classify answers.jsonl --era dual-era`,
    )
    .action(async (file: string, flags: { era: Era }) => finish(await run(file, flags.era)));
}

async function run(file: string, era: Era): Promise<ExitCode> {
  const values = readJsonValues(await readInput(file));
  if (values.length === 0) {
    throw new VoidError(`there is no JSON value in ${file === "-" ? "standard input" : file}`);
  }
  const context = contextFor(era);
  let code: ExitCode = EXIT.fine;
  for (const read of values) {
    if ("value" in read) {
      const { category, rule } = decide(read.value, context, []);
      console.log(`${category}\t${rule}`);
    } else {
      console.log("-\tnot-json");
      console.error(`line ${read.line} is no JSON: ${printable(read.problem)}`);
      code = EXIT.usage;
    }
  }
  return code;
}

async function readInput(file: string): Promise<string> {
  try {
    return file === "-" ? await text(process.stdin) : await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
}
