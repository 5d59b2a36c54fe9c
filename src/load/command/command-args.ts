import type { Subject } from "../../judge/subject.ts";
import type { Era } from "../../protocol/era.ts";
import type { Feature } from "../../protocol/feature.ts";

/** Stands where the URL of a loader would: a command is not loaded into a worker, it is a process itself. */
export const COMMAND_LOADER = "killtable:command";

/** What a receiver is told before all: what it is judged as. */
export interface Told {
  /** The peers that it is built for. */
  readonly era: Era;
  /** The features that it claims. */
  readonly features: readonly Feature[];
}

/** Which command to start. */
export interface CommandArgs {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** The folder to start it in, absolute. */
  readonly folder: string;
  readonly told: Told;
}

/**
 * Says whether a subject is a command.
 *
 * @param subject - any subject
 * @returns whether it is one, and not a module that a worker can open
 */
export function isCommand(subject: Subject): subject is Subject & { readonly args: CommandArgs } {
  return subject.loader === COMMAND_LOADER;
}
