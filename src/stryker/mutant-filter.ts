import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ChangedLines, changedLinesText, isChanged } from "./changed-lines.ts";
import type { Mutation } from "./mutant-order.ts";
import type { Report, ReportedMutant } from "./report.ts";
import { type Shard, ownMutants, shardName } from "./shard.ts";

/** Which of the mutants are run; all, if neither is given. Of both, the shard is one of the changed lines' mutants. */
export interface MutantFilter {
  readonly shard?: Shard;
  readonly since?: ChangedLines;
  /** A file all of whose mutants are run, by its path from the folder that StrykerJS runs in, with slashes. */
  readonly always?: string;
}

/** What StrykerJS knows the checker as that lets the mutants of a filter pass. */
export const FILTER_CHECKER = "killtable-filter";

/** Why a mutant was not run: the report has to be without it. */
export const OF_ANOTHER_SHARD = "of another shard";
export const IN_NO_CHANGED_LINE = "in no changed line";

/** What is said of a mutant that was not run. */
type Verdict = Pick<ReportedMutant, "status" | "statusReason">;

/**
 * Says whether a mutant of a report was not run.
 *
 * @param mutant - the mutant
 * @param reason - for which reason; for any, if left out
 */
export function wasLeftOut(
  { status, statusReason = "" }: Verdict,
  reason?: typeof OF_ANOTHER_SHARD | typeof IN_NO_CHANGED_LINE,
): boolean {
  const reasons: readonly string[] = reason === undefined ? [OF_ANOTHER_SHARD, IN_NO_CHANGED_LINE] : [reason];
  return status === "CompileError" && reasons.includes(statusReason);
}

/**
 * Takes the mutants that were not run out of a report.
 *
 * @param report - a report as StrykerJS writes it
 * @returns the report without them
 */
export function withoutLeftOut(report: Report): Report {
  const files = Object.entries(report.files).map(([name, file]) => {
    return [name, { ...file, mutants: file.mutants.filter((mutant) => !wasLeftOut(mutant)) }] as const;
  });
  return { ...report, files: Object.fromEntries(files) };
}

/** Where the checker finds the changed lines, which may be too many for its address. */
const CHANGED_LINES_JSON = path.join("reports", "mutation", "changed-lines.json");

/**
 * Sifts mutants.
 *
 * @param all - all mutants, in any order, their lines counted from 1
 * @param filter - which of them are run
 * @returns why each of the others is not run
 */
export function leftOutBy<M extends Mutation>(
  all: readonly M[],
  { shard, since, always }: MutantFilter,
): Map<M, typeof OF_ANOTHER_SHARD | typeof IN_NO_CHANGED_LINE> {
  const dealt = all.filter(({ file }) => file !== always);
  const changed = since === undefined ? dealt : dealt.filter((mutant) => isChanged(mutant, since));
  const own = shard === undefined ? changed : ownMutants(changed, shard);
  const [inChanged, inOwn] = [new Set(changed), new Set(own)];
  return new Map(
    dealt
      .filter((mutant) => !inOwn.has(mutant))
      .map((mutant) => [mutant, inChanged.has(mutant) ? OF_ANOTHER_SHARD : IN_NO_CHANGED_LINE]),
  );
}

/**
 * Has StrykerJS run only some mutants. The changed lines are left in a file beside its reports.
 *
 * @param folder - the folder that StrykerJS runs in
 * @param filter - which mutants are run
 * @returns what comes first in StrykerJS's options `appendPlugins` and `checkers`, both empty where all are run
 */
export function filterPlugin(
  folder: string,
  { shard, since, always }: MutantFilter,
): { readonly appendPlugins: readonly string[]; readonly checkers: readonly string[] } {
  if (shard === undefined && since === undefined) {
    return { appendPlugins: [], checkers: [] };
  }
  const url = new URL("./mutant-checker.js", import.meta.url);
  if (shard !== undefined) {
    url.searchParams.set("shard", shardName(shard));
  }
  if (always !== undefined) {
    url.searchParams.set("always", always);
  }
  if (since !== undefined) {
    const file = path.join(folder, CHANGED_LINES_JSON);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, changedLinesText(since));
    url.searchParams.set("since", file);
  }
  return { appendPlugins: [url.href], checkers: [FILTER_CHECKER] };
}
