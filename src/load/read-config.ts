import { spawnSync } from "node:child_process";
import path from "node:path";
import { readJson } from "../corpus/read-fixture.ts";
import { ownScript } from "../judge/own-script.ts";
import { DEFAULT_LIMITS } from "../judge/session.ts";
import type { Config, ReceiverConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { type A_FUNCTION, CONFIG_FD, type Printed, printConfig } from "./printed-config.ts";
import { checkSettings } from "./settings-schema.ts";

/** A receiver as its configuration has it, but for what is a function. */
export interface ReadReceiver extends Omit<ReceiverConfig, "select"> {
  /** Where its word is: the name of a member, or that the configuration has a function for it. */
  readonly select?: string | typeof A_FUNCTION;
}

/** A configuration that follows its schema. */
export interface ReadConfig {
  /** The absolute path of the file. */
  readonly file: string;
  readonly receivers: readonly ReadReceiver[];
}

/**
 * Reads a configuration and checks it. One that is code is run in a process of its own.
 *
 * @param file - its path, absolute or from the current folder
 * @returns the configuration
 * @throws ConfigError naming the file, the key, its value and what is allowed
 */
export function readConfig(file: string): ReadConfig {
  const absolute = path.resolve(file);
  return checked(file, isJson(file) ? readJsonConfig(absolute, file) : runConfig(absolute, file));
}

/**
 * Reads a configuration and checks it, all in this process: for where code of the user's runs anyway.
 *
 * @param file - its path, absolute or from the current folder
 * @returns the configuration
 * @throws ConfigError as for {@link readConfig}
 */
export async function importConfig(file: string): Promise<ReadConfig> {
  const absolute = path.resolve(file);
  return checked(
    file,
    isJson(file) ? readJsonConfig(absolute, file) : configIn(await printConfig(absolute), file),
  );
}

function isJson(file: string): boolean {
  return file.endsWith(".json");
}

function checked(file: string, value: unknown): ReadConfig {
  checkSettings("killtable.config", file, withoutFunctions(value));
  const { receivers } = value as Omit<Config, "receivers"> & { receivers: ReadReceiver[] };
  for (const [index, receiver] of receivers.entries()) {
    const problem = problemIn(receiver);
    if (problem !== undefined) {
      throw new ConfigError(`${file}: receivers[${index}] ${problem}`);
    }
  }
  return { file: path.resolve(file), receivers };
}

/** What the schema does not say, so that the message can be plain. */
function problemIn(receiver: ReadReceiver): string | undefined {
  const { module, command } = receiver;
  if ((module === undefined) === (command === undefined)) {
    return `has ${module === undefined ? "neither module nor command" : "both module and command"}; give it one`;
  }
  const foreign = (["export", "select", "mutate"] as const).find((key) => receiver[key] !== undefined);
  return command !== undefined && foreign !== undefined
    ? `has command and ${foreign}; ${foreign} is for a module`
    : undefined;
}

function readJsonConfig(absolute: string, file: string): unknown {
  try {
    return readJson(absolute);
  } catch (error) {
    throw new ConfigError(`${file}: it cannot be read: ${(error as Error).message}`);
  }
}

/** Imports it in a process of its own, where it can neither hang nor end the tool. */
function runConfig(absolute: string, file: string): unknown {
  const { file: script, execArgv } = ownScript(import.meta.url, "print-config");
  const ran = spawnSync(process.execPath, [...execArgv, script, absolute], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    encoding: "utf8",
    timeout: DEFAULT_LIMITS.open,
    killSignal: "SIGKILL",
  });
  const printed = ran.output?.[CONFIG_FD] ?? "";
  if (ran.error !== undefined || printed === "") {
    const why = ran.error?.message ?? `it ended its process (exit code ${ran.status})`;
    throw new ConfigError(`${file}: it does not load: ${[why, ran.stderr?.trim() ?? ""].join(" ").trim()}`);
  }
  return configIn(printed, file);
}

function configIn(printed: string, file: string): unknown {
  const { problem, config } = JSON.parse(printed) as Printed;
  if (problem !== undefined) {
    throw new ConfigError(`${file}: ${problem}`);
  }
  return config;
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
