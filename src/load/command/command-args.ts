import type { Subject } from "../../judge/subject.ts";
import type { Era } from "../../protocol/era.ts";
import type { Feature } from "../../protocol/feature.ts";
import type { Wire } from "../../protocol/wire.ts";

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
  /** The wire over which it has a real client answered, if it does. */
  readonly wire?: Wire;
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

/**
 * Says over which wire a subject has a real client answered.
 *
 * @param subject - any subject
 * @returns the wire; `undefined` where it judges envelopes itself
 */
export function wireOf(subject: Subject): Wire | undefined {
  return isCommand(subject) ? subject.args.wire : undefined;
}
