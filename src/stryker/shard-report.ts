import { canonicalReport } from "./canonical-report.ts";
import { OF_ANOTHER_SHARD, wasLeftOut } from "./mutant-filter.ts";
import type { Mutation } from "./mutant-order.ts";
import { type Report, type ReportedMutant, StrykerReportError, sinceOf } from "./report.ts";
import { type Shard, digestOf, ownMutants, parseShard, shardName } from "./shard.ts";

/** What the report of a shard says of it. */
export interface ShardLabel {
  readonly shard: Shard;
  /** How many mutants all shards have together, and the fingerprint of them. */
  readonly mutants: number;
  readonly digest: string;
  /** The commit, if they are only those in lines that were changed since. */
  readonly since?: string;
}

/**
 * Takes the mutants of other shards out of the report that StrykerJS wrote of one.
 *
 * @param report - the report; where only mutants in changed lines were run, without the others
 * @param shard - the shard that StrykerJS was told to run
 * @returns the report of the shard in its canonical form, with the shard in its `config`: its mutants, and those
 *   that comments or options leave out, which are in the report of every shard
 * @throws StrykerReportError if StrykerJS ran other mutants than those of the shard
 */
export function shardReport(report: Report, shard: Shard): Report {
  const all = dealtMutants(report);
  const own = all.filter((mutant) => !isOfAnotherShard(mutant));
  if (digestOf(own) !== digestOf(ownMutants(all, shard))) {
    throw new StrykerReportError(
      `StrykerJS ran other mutants than those of shard ${shardName(shard)}; an incremental run cannot be split into shards`,
    );
  }
  const files = Object.entries(report.files).map(
    ([name, file]) =>
      [name, { ...file, mutants: file.mutants.filter((mutant) => !isOfAnotherShard(mutant)) }] as const,
  );
  const canonical = canonicalReport({ ...report, files: Object.fromEntries(files) });
  const label = { shard: shardName(shard), mutants: all.length, digest: digestOf(all) };
  return { ...canonical, config: { ...canonical.config, ...label } };
}

/**
 * Reads of which shard a report is.
 *
 * @param report - the report
 * @returns the shard, or `undefined` if the report is of none
 */
export function shardLabel(report: Report): ShardLabel | undefined {
  const { shard: name, mutants, digest } = Object(report.config) as Readonly<Record<string, unknown>>;
  const shard = typeof name === "string" ? parseShard(name) : undefined;
  const isLabel = shard !== undefined && typeof mutants === "number" && typeof digest === "string";
  const since = sinceOf(report);
  return isLabel ? { shard, mutants, digest, ...(since === undefined ? {} : { since }) } : undefined;
}

/**
 * Says whether a mutant is dealt to a shard: one that a comment or an option leaves out belongs to all.
 *
 * @param mutant - a mutant of a report
 */
export function isDealt({ status }: ReportedMutant): boolean {
  return status !== "Ignored";
}

/**
 * Lists the mutants of a report that are dealt to shards.
 *
 * @param report - the report
 * @returns the mutants, each with its file
 */
export function dealtMutants({ files }: Report): (ReportedMutant & Mutation)[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(isDealt).map((mutant) => ({ ...mutant, file })),
  );
}

function isOfAnotherShard(mutant: ReportedMutant): boolean {
  return wasLeftOut(mutant, OF_ANOTHER_SHARD);
}
