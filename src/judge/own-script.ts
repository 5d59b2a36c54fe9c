import { fileURLToPath } from "node:url";

/** How to run a script of the package in a process of its own. */
export interface OwnScript {
  readonly file: string;
  /** What Node.js has to be told: run from the TypeScript source a script needs a loader, built it needs none. */
  readonly execArgv: readonly string[];
}

/**
 * Finds a script of the package.
 *
 * @param from - the URL of the module beside which it is
 * @param name - its name, without an extension
 * @returns how to run it
 */
export function ownScript(from: string, name: string): OwnScript {
  const isSource = from.endsWith(".ts");
  return {
    file: fileURLToPath(new URL(`./${name}${isSource ? ".ts" : ".js"}`, from)),
    execArgv: isSource ? ["--import", "jiti/register"] : [],
  };
}
