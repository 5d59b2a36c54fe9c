import type { Category } from "../protocol/category.ts";
import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";
import type { Wire } from "../protocol/wire.ts";

/**
 * A receiver and how to judge it. One of `module` and `command` is there; paths are read from the folder of the
 * configuration.
 */
export interface ReceiverConfig {
  /** How to call it; its module or command, if left out. No two have the same. */
  readonly name?: string;
  /** The JavaScript or TypeScript module that exports it. */
  readonly module?: string;
  /** The name of the export; default, receiver, classify or the only function, if left out. */
  readonly export?: string;
  /** The program that is it, with its arguments; it speaks the command protocol. */
  readonly command?: readonly string[];
  /** That the command has a real client answered, and over which transport. */
  readonly wire?: Wire;
  /** The peers that it is built for, or several to judge it for each; modern, if left out. */
  readonly era?: Era | readonly Era[];
  /** The features that it claims. */
  readonly features?: readonly Feature[];
  /** The positions that it declares, by the ids of the open decisions. */
  readonly decisions?: Readonly<Record<string, string>>;
  /** What its words stand for, where they are not those of the contract. A word that is not here is a foreign answer. */
  readonly categories?: Readonly<Record<string, Category | readonly Category[]>>;
  /**
   * Where its word is in an answer that is an object: the name of a member, several with dots between them, or a
   * function of the answer.
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- the answer is whatever the team's receiver gives
  readonly select?: string | ((answer: any) => unknown);
  /** The source files to mutate, as globs. */
  readonly mutate?: readonly string[];
  /** The file of its known failures. */
  readonly baseline?: string;
  /** How long one answer may take, in milliseconds. */
  readonly timeout?: number;
}

/** What is in `killtable.config.ts`. */
export interface Config {
  /** The schema of the JSON form, for editors. */
  readonly $schema?: string;
  readonly receivers: readonly ReceiverConfig[];
}

/**
 * Gives a configuration back as it is, for an editor to complete and check.
 *
 * @param config - the configuration
 * @returns the same
 */
export function defineConfig(config: Config): Config {
  return config;
}
