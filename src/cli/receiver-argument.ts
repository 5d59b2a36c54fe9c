import { moduleSubject, commandSubject } from "../load/subjects.ts";
import type { Subject } from "../judge/subject.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { Wire } from "../protocol/wire.ts";
import { UsageError } from "./usage-error.ts";

/** The flags that say which receiver is meant, beside the words that name it. */
interface NamingFlags {
  readonly export?: string;
  readonly era: Era;
  readonly feature: readonly Feature[];
  readonly wire?: Wire;
}

/** A receiver that was named on the command line. */
export interface NamedReceiver {
  readonly subject: Subject;
  /** How to call it in a report. */
  readonly receiver: string;
}

/** The description of the words that name a receiver, for the help. */
export const RECEIVER_ARGUMENT =
  "a module that exports the receiver; or, after --, a command in any language; else what the configuration has";

/**
 * Finds out which receiver is meant: the words after `--` are a command to start in the current folder, else the one
 * word is a module.
 *
 * @param words - the words of the command line that are no options
 * @param flags - the export, and what a command is told that it is judged as, and over which wire
 * @param argv - all words of the command line; those of this process, if left out
 * @returns the subject and its name; `undefined` where none is named
 * @throws UsageError where it is not one receiver that is named
 */
export function namedReceiver(
  words: readonly string[],
  flags: NamingFlags,
  argv: readonly string[] = process.argv,
): NamedReceiver | undefined {
  const dashes = argv.indexOf("--");
  const command = dashes === -1 ? [] : argv.slice(dashes + 1);
  const [module, ...more] = words.slice(0, words.length - command.length);
  if (module === undefined && command.length > 0) {
    if (flags.export !== undefined) {
      throw new UsageError(`--export ${flags.export}: a command exports nothing`);
    }
    const subject = commandSubject(command, ".", { era: flags.era, features: flags.feature }, flags.wire);
    return { subject, receiver: command.join(" ") };
  }
  if (dashes !== -1 || more.length > 0) {
    const found = words.length === 0 ? "there is nothing after --" : `${words.join(" ")}: too many words`;
    throw new UsageError(`${found}; name one module, or a command after --`);
  }
  if (flags.wire !== undefined) {
    throw new UsageError(
      `--wire ${flags.wire} goes with a command after --; a configuration says wire of each of its own`,
    );
  }
  if (module === undefined) {
    return undefined;
  }
  return { subject: moduleSubject(module, flags.export), receiver: module };
}
