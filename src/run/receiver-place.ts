import { readFileSync } from "node:fs";
import { usualExport } from "../load/pick-export.ts";
import { moduleArgs } from "../load/subjects.ts";
import type { Subject } from "../judge/subject.ts";
import { exportedFunctions, lineOfFunction } from "./init/exported-functions.ts";

/** Where a receiver is in its module. */
export interface ReceiverPlace {
  /** The module's absolute path. */
  readonly file: string;
  /** The line of its function, from 1; the first where it is not seen in the text. */
  readonly line: number;
}

/**
 * Looks for the function of a receiver in the text of its module.
 *
 * @param subject - the receiver
 * @returns its place; nothing where it is a command, or its module cannot be read
 */
export function receiverPlace(subject: Subject): ReceiverPlace | undefined {
  const args = moduleArgs(subject);
  if (args === undefined) {
    return undefined;
  }
  try {
    return { file: args.file, line: lineIn(readFileSync(args.file, "utf8"), args.export) };
  } catch {
    return undefined;
  }
}

function lineIn(source: string, wanted: string | undefined): number {
  const functions = exportedFunctions(source);
  const name = wanted ?? usualExport(functions.map((each) => each.export));
  const found = functions.find((each) => each.export === name);
  return found === undefined ? 1 : (lineOfFunction(source, found) ?? 1);
}
