import { spawnSync } from "node:child_process";
import path from "node:path";

/** What a run of the command line left behind. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the built command as a user would, in a pipe.
 *
 * @param args - what follows `killtable`
 * @param input - standard input
 * @param env - further environment variables
 * @param cwd - the folder to run in
 */
export function killtable(
  args: readonly string[],
  input = "",
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve("dist/src/cli/main.js"), ...args],
    {
      input,
      cwd,
      encoding: "utf8",
      // An export is as long as all envelopes.
      maxBuffer: 100_000_000,
      env: { ...process.env, ...env },
    },
  );
  return { code: status, stdout, stderr };
}

/**
 * Takes back how sentences were laid out for a terminal.
 *
 * @param text - what was printed
 * @returns the same words on one line
 */
export function unwrapped(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
