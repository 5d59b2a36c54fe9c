import path from "node:path";
import { ConfigError } from "../load/config-error.ts";
import { CONFIG_NAMES, findConfig } from "../load/find-config.ts";
import { type ReadReceiver, readConfig } from "../load/read-config.ts";
import { asPosix } from "../stryker/as-posix.ts";
import { globOf } from "../stryker/glob-of.ts";
import { nameOf } from "../run/targets.ts";
import { commandsOnly } from "../run/commands-only.ts";

/** A project whose receivers are mutated. */
export interface MutatedProject {
  /** Its folder, absolute. */
  readonly folder: string;
  /** Its configuration, from the folder. */
  readonly config: string;
  /** The names of the receivers that are modules. */
  readonly receivers: readonly string[];
  /** Their modules, from the folder. */
  readonly modules: readonly string[];
  /** The names of those that are commands, which cannot be mutated. */
  readonly commands: readonly string[];
  /** The source files to mutate, as globs. */
  readonly mutate: readonly string[];
}

/**
 * Reads what a project has mutated: the files that the configuration names for its receivers, and the module of one
 * for which it names none.
 *
 * @param folder - the project's folder, absolute
 * @returns the project
 * @throws ConfigError if there is no configuration, it cannot be used, or all of its receivers are commands
 */
export async function mutatedProject(folder: string): Promise<MutatedProject> {
  const file = findConfig(folder);
  if (file === undefined) {
    throw new ConfigError(
      `there is no receiver to mutate: write a configuration (${CONFIG_NAMES.join(", ")}); killtable init writes one`,
    );
  }
  const config = path.relative(folder, file);
  const { receivers } = await readConfig(path.relative(process.cwd(), file));
  const modules = receivers.filter(({ module }) => module !== undefined);
  if (modules.length === 0) {
    throw commandsOnly(config);
  }
  return {
    folder,
    config,
    receivers: modules.map(nameOf),
    modules: [...new Set(modules.map(({ module = "" }) => module))],
    commands: receivers.filter(({ module }) => module === undefined).map(nameOf),
    mutate: [...new Set(modules.flatMap((receiver) => globsOf(receiver, config)))],
  };
}

function globsOf({ module = "", mutate }: ReadReceiver, config: string): readonly string[] {
  if (mutate !== undefined) {
    return mutate;
  }
  const file = path.normalize(module);
  if (path.isAbsolute(file) || file.startsWith("..")) {
    throw new ConfigError(
      `${config}: ${module} is outside of the project, where StrykerJS does not go; name the files in mutate`,
    );
  }
  return [globOf(asPosix(file))];
}
