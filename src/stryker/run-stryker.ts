import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { missingPeers } from "./peer-packages.ts";

/** Where StrykerJS leaves its JSON report, from the folder it runs in. */
export const MUTATION_JSON = path.join("reports", "mutation", "mutation.json");

/** Where StrykerJS leaves its HTML report, from the folder it runs in. */
export const MUTATION_HTML = path.join("reports", "mutation", "mutation.html");

/** StrykerJS is an optional peer: a project that does not mutate does not install it. */
export class StrykerMissingError extends Error {
  override readonly name = "StrykerMissingError";
}

/**
 * Runs StrykerJS in a folder, by the configuration it finds there. Its output goes where ours goes.
 *
 * @param folder - the project's folder
 * @param mutate - the source files to mutate, as globs; those of StrykerJS's own configuration, if there are none
 * @returns StrykerJS's exit code; 0 says only that its own thresholds hold, so read its report
 * @throws StrykerMissingError if the project has no StrykerJS
 */
export async function runStryker(folder: string, mutate: readonly string[]): Promise<number> {
  const program = strykerProgram(folder);
  // A report of an earlier run must not be taken for one of this run.
  rmSync(path.join(folder, MUTATION_JSON), { force: true });
  const options = [
    ...(process.stdout.isTTY ? [] : ["--allowConsoleColors", "false"]),
    ...(mutate.length === 0 ? [] : ["--mutate", mutate.join(",")]),
  ];
  const child = spawn(process.execPath, [program, "run", ...options], { cwd: folder, stdio: "inherit" });
  // A signal that ends this process must not leave StrykerJS, which ends its own workers, behind.
  const stop = (): void => void child.kill();
  process.once("exit", stop);
  const [code] = (await once(child, "exit")) as [number | null];
  process.off("exit", stop);
  return code ?? 1;
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
