import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Lane } from "./lanes.ts";

/** What it takes to mutate a receiver in either lane; none of it comes with the package. */
const PEERS = ["vitest", "@stryker-mutator/core", "@stryker-mutator/vitest-runner"] as const;

/** What it takes in each. */
const NEEDED: Readonly<Record<Lane, readonly string[]>> = { fast: ["@stryker-mutator/core"], vitest: PEERS };

/** The newest that run on Node.js 20: what comes after them needs 22. */
const ON_NODE_20: Readonly<Record<(typeof PEERS)[number], string>> = {
  vitest: "vitest@4",
  "@stryker-mutator/core": "@stryker-mutator/core@9",
  "@stryker-mutator/vitest-runner": "@stryker-mutator/vitest-runner@9",
};

/** StrykerJS is an optional peer: a project that does not mutate does not install it. */
export class StrykerMissingError extends Error {
  override readonly name = "StrykerMissingError";
}

/**
 * Lists what has to be installed before StrykerJS can mutate a receiver, as npm is told it.
 *
 * @param installed - the packages that the project has
 * @returns those that it lacks, with a version where the newest does not run on this Node.js
 */
export function missingPeers(installed: ReadonlySet<string>): string[] {
  const isOld = Number(process.versions.node.split(".")[0]) < 22;
  return PEERS.filter((name) => !installed.has(name)).map((name) => (isOld ? ON_NODE_20[name] : name));
}

/**
 * Makes sure that what a lane needs is installed.
 *
 * @param folder - the project's folder
 * @param lane - the lane
 * @throws StrykerMissingError if it is not, with the command that installs it
 */
export function requirePeers(folder: string, lane: Lane): void {
  const require = createRequire(path.join(folder, "package.json"));
  const isThere = (name: string): boolean =>
    (require.resolve.paths(name) ?? []).some((packages) =>
      existsSync(path.join(packages, name, "package.json")),
    );
  const missing = NEEDED[lane].filter((name) => !isThere(name));
  if (missing.length > 0) {
    const install = missingPeers(new Set(PEERS.filter((name) => !missing.includes(name)))).join(" ");
    throw new StrykerMissingError(
      `there is no ${missing.join(", no ")} in ${folder}; install it with: npm install -D ${install}`,
    );
  }
}
