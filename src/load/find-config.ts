import { existsSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "./config-error.ts";

/** The names that a configuration may have. */
export const CONFIG_NAMES = ["ts", "mts", "js", "mjs", "json"].map((ending) => `killtable.config.${ending}`);

/**
 * Finds the configuration of a project.
 *
 * @param folder - the project's folder
 * @returns the path of the file, or `undefined` if there is none
 * @throws ConfigError if there are several
 */
export function findConfig(folder: string): string | undefined {
  const found = CONFIG_NAMES.filter((name) => existsSync(path.join(folder, name)));
  if (found.length > 1) {
    throw new ConfigError(
      `there are several configurations, ${found.join(" and ")}; keep one, or name one with --config`,
    );
  }
  const [name] = found;
  return name === undefined ? undefined : path.join(folder, name);
}
