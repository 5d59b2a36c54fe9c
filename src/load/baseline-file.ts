import { existsSync, writeFileSync } from "node:fs";
import { readJson } from "../corpus/read-fixture.ts";
import type { VerdictKind } from "../judge/verdict.ts";
import type { Era } from "../protocol/era.ts";
import { ConfigError } from "./config-error.ts";
import { checkSettings } from "./settings-schema.ts";

/** A case that a receiver is known to fail, or to skip. */
export interface KnownFailure {
  /** The id of the case. */
  readonly case: string;
  readonly era: Era;
  /** The verdict, such as differs, threw or skipped. */
  readonly verdict: VerdictKind;
  /** The word that is answered, where there is one. */
  readonly observed?: string;
  /** Why it is let stand. */
  readonly reason: string;
  /** Where it is followed up. */
  readonly link?: string;
}

/**
 * Reads the file of a receiver's known failures.
 *
 * @param file - its path
 * @returns the failures, in the order of the file
 * @throws ConfigError if it is not there, is no JSON, does not follow its schema, or lists a case twice for one era
 */
export function readBaseline(file: string): KnownFailure[] {
  if (!existsSync(file)) {
    throw new ConfigError(`${file}: there is no such baseline; killtable check --update-baseline writes it`);
  }
  let value: unknown;
  try {
    value = readJson(file);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
  checkSettings("baseline", file, value);
  const { failures } = value as { failures: KnownFailure[] };
  const twice = failures.find((each, index) => failures.findIndex((other) => isSame(each, other)) !== index);
  if (twice !== undefined) {
    throw new ConfigError(`${file}: it lists ${twice.case} twice as ${twice.era}; keep one`);
  }
  return failures;
}

function isSame(a: KnownFailure, b: KnownFailure): boolean {
  return a.case === b.case && a.era === b.era;
}

/**
 * Writes the file of a receiver's known failures.
 *
 * @param file - its path
 * @param failures - the failures
 * @throws ConfigError if it cannot be written
 */
export function writeBaseline(file: string, failures: readonly KnownFailure[]): void {
  try {
    writeFileSync(file, `${JSON.stringify({ failures }, null, 2)}\n`);
  } catch (error) {
    throw new ConfigError(`${file}: it cannot be written: ${(error as Error).message}`);
  }
}
