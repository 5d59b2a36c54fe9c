import path from "node:path";
import type { Corpus } from "../corpus/case.ts";
import { isCommand } from "../load/command/command-args.ts";
import { ConfigError } from "../load/config-error.ts";
import { CONFIG_NAMES, findConfig } from "../load/find-config.ts";
import { importConfig } from "../load/read-config.ts";
import { commandsOnly } from "../run/commands-only.ts";
import { type Target, targetsOf, unknownReceiver } from "../run/targets.ts";

/** What a configuration of StrykerJS's says to the test runner. */
export interface PluginOptions {
  /** The configuration of killtable, from the project's folder. */
  readonly config?: string;
  /** The names of the receivers that are judged. */
  readonly receiver?: readonly string[];
  /** The module of a canary, from the project's folder. */
  readonly canary?: string;
}

/** What is judged while StrykerJS mutates it. */
export interface MutableTargets {
  /** The absolute path of the configuration that names them. */
  readonly config: string;
  /** At least one. */
  readonly targets: readonly Target[];
  /** The absolute path of the canary's module, where there is one. */
  readonly canary?: string;
}

/**
 * Finds the receivers of a configuration that StrykerJS can mutate: those that are modules.
 *
 * @param folder - the folder with the mutated files, absolute
 * @param options - which configuration, and which of its receivers
 * @param corpus - the corpus
 * @returns one target for each receiver and era
 * @throws ConfigError if there is none, or the configuration cannot be used
 */
export async function mutableTargets(
  folder: string,
  options: PluginOptions,
  corpus: Corpus,
): Promise<MutableTargets> {
  const file = configIn(folder, options.config);
  const config = await importConfig(file);
  const unknown = unknownReceiver(options.receiver ?? [], config);
  if (unknown !== undefined) {
    throw new ConfigError(`killtable.receiver: ${unknown}`);
  }
  const wanted = targetsOf(config, corpus, {}).filter(
    ({ receiver }) => options.receiver?.includes(receiver) ?? true,
  );
  const targets = wanted.filter(({ subject }) => !isCommand(subject));
  if (targets.length === 0) {
    throw commandsOnly(file);
  }
  const { canary } = options;
  return { config: file, targets, ...(canary === undefined ? {} : { canary: path.resolve(folder, canary) }) };
}

function configIn(folder: string, named: string | undefined): string {
  const file = named === undefined ? findConfig(folder) : path.resolve(folder, named);
  if (file === undefined) {
    throw new ConfigError(
      `there is no receiver to judge: write a configuration (${CONFIG_NAMES.join(", ")}); killtable init writes one`,
    );
  }
  // Anywhere else it would name modules that are not mutated.
  if (path.relative(folder, file).startsWith("..") || path.isAbsolute(path.relative(folder, file))) {
    throw new ConfigError(
      `killtable.config: ${named} is outside of the project; name it from the project's folder`,
    );
  }
  return file;
}
