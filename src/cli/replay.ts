import type { Command } from "commander";
import { shellWord } from "../report/shell-word.ts";

/** What decides what is drawn: said even where it is the default, which may be another one day. */
const DRAWN = ["seed", "runs"];

/** What says how to report, with the value that follows it. */
const REPORTERS = new Set(["--reporter", "--format"]);

/**
 * Writes the command line that does the same again.
 *
 * @param command - the command with its options
 * @param argv - all words of the command line; those of this process, if left out
 * @returns the words for a shell, without reporters
 */
export function replayOf(command: Command, argv: readonly string[] = process.argv): string {
  const words = argv.slice(2);
  const dashes = words.indexOf("--");
  const own = dashes === -1 ? words : words.slice(0, dashes);
  const kept = own.filter(
    (word, at) => !REPORTERS.has(word.split("=", 1)[0] ?? "") && !REPORTERS.has(own[at - 1] ?? ""),
  );
  const drawn = DRAWN.flatMap((name) =>
    command.getOptionValueSource(name) === "default"
      ? [`--${name}`, String(command.getOptionValue(name))]
      : [],
  );
  const program = dashes === -1 ? [] : words.slice(dashes);
  return ["npx", "killtable", ...kept, ...drawn, ...program].map(shellWord).join(" ");
}
