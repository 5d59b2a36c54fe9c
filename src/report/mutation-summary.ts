import type { KillMatrix } from "../kill/matrix.ts";
import type { MutationCounts } from "../stryker/mutation-report.ts";
import type { HeldSurvivors } from "../stryker/reviewed-survivors.ts";
import type { Colors } from "./colors.ts";
import { count } from "./count.ts";
import { printable } from "./printable.ts";
import { reviewedLine, survivorLines } from "./survivors-text.ts";

/** What a mutation run came to, and where its reports are. */
export interface MutationRun {
  readonly matrix: KillMatrix;
  /** What StrykerJS's report counts, and its survivors beside those that were reviewed; none where it left no report. */
  readonly stryker: { readonly counts: MutationCounts; readonly survivors: HeldSurvivors } | undefined;
  readonly voidReasons: readonly string[];
  /** Paths of the reports that were written. */
  readonly reports: readonly string[];
}

/**
 * Writes the closing summary of a mutation run: what StrykerJS's mutants survived, then one line for each
 * kind of mutants. Never a bare percentage.
 *
 * @param run - what the run came to
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function mutationSummary(run: MutationRun, colors: Colors): string {
  const mutants = run.matrix.rows.filter(({ role }) => role === "mutant");
  const killed = mutants.filter(({ status }) => status === "killed").length;
  return [
    colors.bold("Summary"),
    ...(run.stryker === undefined ? [] : survivorLines(run.stryker.survivors, colors)),
    ...(run.stryker?.counts.ignored ?? []).map(
      ({ file, line, mutator, reason }) => `left out: ${printable(`${file}:${line} ${mutator}: ${reason}`)}`,
    ),
    ...run.voidReasons.map((reason) => colors.red(`void: ${printable(reason)}`)),
    `hand-written  ${killed} of ${count(mutants.length, "mutant")} killed over ${count(run.matrix.cases.length, "case")}`,
    `StrykerJS     ${run.stryker === undefined ? "no report" : strykerLine(run.stryker.counts)}`,
    ...(run.stryker === undefined ? [] : [`reviewed      ${reviewedLine(run.stryker.survivors)}`]),
    `reports       ${run.reports.join(", ")}`,
  ].join("\n");
}

/**
 * Writes what became of StrykerJS's mutants.
 *
 * @param counts - the counts of its report
 * @returns one line
 */
export function strykerLine({ mutants, tests }: MutationCounts): string {
  const { Killed, Timeout, Survived, NoCoverage, Ignored, CompileError, RuntimeError, Pending } = mutants;
  const judged = Killed + Timeout + Survived + NoCoverage;
  return (
    `${Killed + Timeout} of ${count(judged, "mutant")} stopped by ${count(tests, "test")} ` +
    `(${Timeout} of them by the time limit); ${Survived} survived, ${NoCoverage} not reached; ` +
    `left out: ${Ignored} with a reason, ${CompileError + RuntimeError + Pending} broken`
  );
}

/**
 * Writes the summary of one shard of a mutation run: no verdict, which the merge of all shards gives.
 *
 * @param shard - the shard, such as 2/3
 * @param counts - what StrykerJS's report counts of it
 * @param voidReasons - why it proves nothing, if it does not
 * @param report - the path of its report
 * @returns the text
 */
export function shardSummary(
  shard: string,
  counts: MutationCounts,
  voidReasons: readonly string[],
  report: string,
): string {
  return [
    ...voidReasons.map((reason) => `void: ${printable(reason)}`),
    `shard ${shard}  ${strykerLine(counts)}`,
    `report     ${report}`,
    "killtable merge puts the reports of all shards together, and judges the whole",
  ].join("\n");
}
