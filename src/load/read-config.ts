import { existsSync } from "node:fs";
import path from "node:path";
import { readJson } from "../corpus/read-fixture.ts";
import type { Config, ReceiverConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { type A_FUNCTION, printConfig } from "./printed-config.ts";
import { printedIn, runConfig } from "./run-config.ts";
import { checkSettings } from "./settings-schema.ts";

/** A receiver as its configuration has it, but for what is a function. */
export interface ReadReceiver extends Omit<ReceiverConfig, "select"> {
  /** Where its word is: the name of a member, or that the configuration has a function for it. */
  readonly select?: string | typeof A_FUNCTION;
}

/** A configuration that follows its schema. */
export interface ReadConfig {
  /** The path of the file as the user has it, for messages. */
  readonly name: string;
  /** The absolute path of the file. */
  readonly file: string;
  readonly receivers: readonly ReadReceiver[];
}

/**
 * Reads a configuration and checks it. One that is code is run in a process of its own.
 *
 * @param name - its path, absolute or from the current folder
 * @returns the configuration
 * @throws ConfigError naming the file, the key, its value and what is allowed
 */
export function readConfig(name: string): Promise<ReadConfig> {
  return readChecked(name, runConfig);
}

/**
 * Reads a configuration and checks it, all in this process: for where code of the user's runs anyway.
 *
 * @param name - its path, absolute or from the current folder
 * @returns the configuration
 * @throws ConfigError as for {@link readConfig}
 */
export function importConfig(name: string): Promise<ReadConfig> {
  return readChecked(name, async (file) => printedIn(await printConfig(file)));
}

async function readChecked(name: string, load: (file: string) => Promise<unknown>): Promise<ReadConfig> {
  const file = path.resolve(name);
  if (!existsSync(file)) {
    throw new ConfigError(`${name}: there is no such configuration`);
  }
  const isJson = file.endsWith(".json");
  const value = await named(name, () => (isJson ? readJsonConfig(file) : load(file)));
  checkSettings("killtable.config", name, isJson ? value : withoutFunctions(value));
  const { receivers } = value as Omit<Config, "receivers"> & { receivers: ReadReceiver[] };
  for (const [index, receiver] of receivers.entries()) {
    const problem = problemIn(receiver);
    if (problem !== undefined) {
      throw new ConfigError(`${name}: receivers[${index}] ${problem}`);
    }
  }
  return { name, file, receivers };
}

/** Has an error say which configuration it is about. */
async function named(name: string, read: () => unknown): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`${name}: ${error.message}`) : error;
  }
}

/** What the schema does not say, so that the message can be plain. */
function problemIn(receiver: ReadReceiver): string | undefined {
  const { module, command, wire, mutate = [] } = receiver;
  if ((module === undefined) === (command === undefined)) {
    return `has ${module === undefined ? "neither module nor command" : "both module and command"}; give it one`;
  }
  const foreign = (["export", "select", "mutate"] as const).find((key) => receiver[key] !== undefined);
  if (command !== undefined && foreign !== undefined) {
    return `has command and ${foreign}; ${foreign} is for a module`;
  }
  if (module !== undefined && wire !== undefined) {
    return "has module and wire; wire is for a command";
  }
  // StrykerJS takes globs in one text and splits it there.
  const split = mutate.find((glob) => glob.includes(","));
  return split === undefined
    ? undefined
    : `has the glob ${JSON.stringify(split)} in mutate; write one glob for each, without commas`;
}

function readJsonConfig(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    throw new ConfigError(`it cannot be read: ${(error as Error).message.replace(`${file}: `, "")}`);
  }
}

/** A function may stand where a text is allowed, in select alone; anywhere else the schema refuses what stands for it. */
function withoutFunctions(value: unknown): unknown {
  const receivers = (value as Partial<ReadConfig> | null)?.receivers;
  if (!Array.isArray(receivers)) {
    return value;
  }
  return { ...(value as object), receivers: receivers.map(withoutFunction) };
}

function withoutFunction(receiver: unknown): unknown {
  const { select, ...rest } = Object(receiver) as ReadReceiver;
  return isFunction(select) ? rest : receiver;
}

function isFunction(select: unknown): boolean {
  return typeof select === "object" && select !== null && Object.hasOwn(select, "$function");
}
