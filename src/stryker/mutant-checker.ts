// A plugin of StrykerJS's: a checker, which is asked about every mutant before it is run. StrykerJS's ranges
// of lines cannot pick mutants, since one may stand within another, and its ignorers see code and no mutants.
import { readFileSync } from "node:fs";
import path from "node:path";
import { asPosix } from "./as-posix.ts";
import { readChangedLines } from "./changed-lines.ts";
import { FILTER_CHECKER, type MutantFilter, leftOutBy } from "./mutant-filter.ts";
import type { Mutation } from "./mutant-order.ts";
import { parseShard } from "./shard.ts";

/** A mutant as StrykerJS shows it to a checker: its lines are counted from 0. */
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
 * Makes a checker that lets some mutants pass.
 *
 * @param filter - which mutants
 */
export function mutantChecker(filter: MutantFilter): Checker {
  return {
    init: async () => {},
    // All in one group, since they can be dealt only together.
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => {
      const all = mutants.map(reported);
      const leftOut = leftOutBy(all, filter);
      return Object.fromEntries(
        all.map((mutant) => {
          const reason = leftOut.get(mutant);
          return [
            mutant.id,
            reason === undefined ? { status: "passed" } : { status: "compileError", reason },
          ];
        }),
      );
    },
  };
}

/** A mutant as StrykerJS's report has it. */
function reported({ location: { start, end }, ...mutant }: CheckedMutant): Mutation & { id: string } {
  return {
    ...mutant,
    file: asPosix(path.relative(process.cwd(), mutant.fileName)),
    location: { start: { ...start, line: start.line + 1 }, end: { ...end, line: end.line + 1 } },
  };
}

/** The filter that this module was loaded for. */
function ownFilter(): MutantFilter {
  const { searchParams } = new URL(import.meta.url);
  const shard = parseShard(searchParams.get("shard") ?? "");
  const since = searchParams.get("since");
  const always = searchParams.get("always");
  if (shard === undefined && since === null) {
    throw new Error(`${import.meta.url} was loaded without ?shard=<index>/<count> or ?since=<file>`);
  }
  return {
    ...(shard === undefined ? {} : { shard }),
    ...(always === null ? {} : { always }),
    ...(since === null ? {} : { since: readChangedLines(readFileSync(since, "utf8")) }),
  };
}

/** What StrykerJS looks for in a plugin. */
export const strykerPlugins = [
  { kind: "Checker", name: FILTER_CHECKER, factory: () => mutantChecker(ownFilter()) },
];
