/** What it takes to mutate a receiver; none of it comes with the package. */
const PEERS = ["vitest", "@stryker-mutator/core", "@stryker-mutator/vitest-runner"] as const;

/** The newest that run on Node.js 20: what comes after them needs 22. */
const ON_NODE_20: Readonly<Record<(typeof PEERS)[number], string>> = {
  vitest: "vitest@4",
  "@stryker-mutator/core": "@stryker-mutator/core@9",
  "@stryker-mutator/vitest-runner": "@stryker-mutator/vitest-runner@9",
};

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
