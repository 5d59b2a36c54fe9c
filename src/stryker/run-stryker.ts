import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { STRYKER_NAMES } from "./config-names.ts";
import { missingPeers } from "./peer-packages.ts";
import { shardPlugin } from "./shard-plugin.ts";
import type { Shard } from "./shard.ts";

/** Where StrykerJS leaves its JSON report, from the folder it runs in. */
export const MUTATION_JSON = path.join("reports", "mutation", "mutation.json");

/** Where StrykerJS leaves its HTML report, from the folder it runs in. */
export const MUTATION_HTML = path.join("reports", "mutation", "mutation.html");

/** StrykerJS is an optional peer: a project that does not mutate does not install it. */
export class StrykerMissingError extends Error {
  override readonly name = "StrykerMissingError";
}

/** What StrykerJS is told beside the configuration that it finds. */
export interface StrykerOptions {
  /** The source files to mutate, as globs; those of its own configuration, if there are none. */
  readonly mutate: readonly string[];
  /** The shard to run; all mutants, if there is none. */
  readonly shard?: Shard;
}

/**
 * Runs StrykerJS in a folder, by the configuration it finds there. Its output goes where ours goes.
 *
 * @param folder - the project's folder
 * @param options - what counts instead of the configuration
 * @returns when it has ended. How it ended says only whether its own thresholds hold: read its report
 * @throws StrykerMissingError if the project has no StrykerJS, or no configuration for it
 */
export async function runStryker(folder: string, options: StrykerOptions): Promise<void> {
  const program = strykerProgram(folder);
  if (!STRYKER_NAMES.some((name) => existsSync(path.join(folder, name)))) {
    throw new StrykerMissingError(
      `there is no StrykerJS configuration in ${folder}; killtable init writes one`,
    );
  }
  // A report of an earlier run must not be taken for one of this run.
  rmSync(path.join(folder, MUTATION_JSON), { force: true });
  const child = spawn(process.execPath, [program, "run", ...argumentsFor(options)], {
    cwd: folder,
    stdio: "inherit",
  });
  // A signal that ends this process must not leave StrykerJS, which ends its own workers, behind.
  const stop = (): void => void child.kill();
  process.once("exit", stop);
  await once(child, "exit");
  process.off("exit", stop);
}

function argumentsFor({ mutate, shard }: StrykerOptions): string[] {
  const { appendPlugins = [], checkers = [] } = shard === undefined ? {} : shardPlugin(shard);
  const lists = { "--mutate": mutate, "--appendPlugins": appendPlugins, "--checkers": checkers };
  return [
    ...(process.stdout.isTTY ? [] : ["--allowConsoleColors", "false"]),
    ...Object.entries(lists).flatMap(([flag, list]) => (list.length === 0 ? [] : [flag, list.join(",")])),
  ];
}

function strykerProgram(folder: string): string {
  try {
    const require = createRequire(path.join(folder, "package.json"));
    const manifest = require.resolve("@stryker-mutator/core/package.json");
    const { bin } = require(manifest) as { bin: { stryker: string } };
    return path.join(path.dirname(manifest), bin.stryker);
  } catch {
    throw new StrykerMissingError(
      `there is no StrykerJS in ${folder}; install it with: npm install -D ${missingPeers(new Set()).join(" ")}`,
    );
  }
}
