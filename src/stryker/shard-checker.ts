// A plugin of StrykerJS's: a checker, which is asked about every mutant before it is run. StrykerJS's ranges
// of lines cannot pick mutants, since one may stand within another, and its ignorers see code and no mutants.
import path from "node:path";
import type { Mutation } from "./mutant-order.ts";
import { type Shard, ownMutants, parseShard } from "./shard.ts";
import { OF_ANOTHER_SHARD, SHARD_CHECKER } from "./shard-plugin.ts";

/** A mutant as StrykerJS shows it to a checker. */
interface CheckedMutant extends Omit<Mutation, "file"> {
  readonly id: string;
  readonly fileName: string;
}

type CheckResult =
  { readonly status: "passed" } | { readonly status: "compileError"; readonly reason: string };

/** What StrykerJS calls before it runs mutants. */
interface Checker {
  init(): Promise<void>;
  group(mutants: readonly CheckedMutant[]): Promise<string[][]>;
  check(mutants: readonly CheckedMutant[]): Promise<Record<string, CheckResult>>;
}

/**
 * Makes a checker that lets the mutants of one shard pass.
 *
 * @param shard - the shard
 */
export function shardChecker(shard: Shard): Checker {
  return {
    init: async () => {},
    // All in one group, since they can be dealt only together.
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => {
      const all = mutants.map((mutant) => ({ ...mutant, file: reportedName(mutant.fileName) }));
      const own = new Set(ownMutants(all, shard).map(({ id }) => id));
      return Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          own.has(id) ? { status: "passed" } : { status: "compileError", reason: OF_ANOTHER_SHARD },
        ]),
      );
    },
  };
}

/** A file's path as StrykerJS's report has it. */
function reportedName(file: string): string {
  return path.relative(process.cwd(), file).replaceAll("\\", "/");
}

/** The shard that this module was loaded for. */
function ownShard(): Shard {
  const shard = parseShard(new URL(import.meta.url).searchParams.get("shard") ?? "");
  if (shard === undefined) {
    throw new Error(`${import.meta.url} was loaded without ?shard=<index>/<count>`);
  }
  return shard;
}

/** What StrykerJS looks for in a plugin. */
export const strykerPlugins = [
  { kind: "Checker", name: SHARD_CHECKER, factory: () => shardChecker(ownShard()) },
];
