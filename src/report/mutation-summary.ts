import type { KillMatrix } from "../kill/matrix.ts";
import { unexpectedRows } from "../kill/unexpected.ts";
import type { JudgedMutants } from "../run/judge-mutants.ts";
import type { Lane } from "../stryker/lanes.ts";
import type { MutationCounts } from "../stryker/mutation-report.ts";
import type { StrykerTimes } from "../stryker/run-stryker.ts";
import { type Colors, PLAIN } from "./colors.ts";
import { fit } from "./columns.ts";
import { count } from "./count.ts";
import { labelled } from "./labelled.ts";
import { plainName } from "../stryker/marked-name.ts";
import { excerpt, printable } from "./printable.ts";
import { type RunOutcome, runOutcome } from "./run-outcome.ts";
import { reviewedLine, survivorLines } from "./survivors-text.ts";
import { voidLines } from "./void-lines.ts";
import { sentence } from "./wrap.ts";

/** So much of the name of a slow test is shown, in columns. */
const NAME_WIDTH = 50;

/** So much of why a mutant was left out is shown, in characters. */
const REASON_WIDTH = 400;

/** What a label of a shard takes, in columns. */
const SHARD_WIDTH = 11;

/** What a mutation run came to, and where its reports are. */
export interface MutationRun {
  readonly matrix: KillMatrix;
  readonly lane: Lane;
  /** What StrykerJS's mutants came to; nothing where it left no report. */
  readonly stryker: JudgedMutants | undefined;
  /** How many mutants were left out since they are in no changed line, where only changed lines count. */
  readonly unchanged?: number | undefined;
  /** How long StrykerJS took. */
  readonly times: StrykerTimes;
  /** The receivers that are commands, which are not mutated. */
  readonly commands: readonly string[];
  readonly voidReasons: readonly string[];
  /** Paths of the reports that were written. */
  readonly reports: readonly string[];
}

/**
 * Says how a mutation run is to be taken.
 *
 * @param run - what the run came to
 */
export function outcomeOfMutation({ matrix, stryker, voidReasons }: MutationRun): RunOutcome {
  const unlisted = stryker?.survivors.unlisted.length ?? 0;
  return runOutcome(voidReasons, unexpectedRows(matrix).length + unlisted);
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
  return [
    colors.bold("Summary"),
    ...(run.stryker === undefined ? [] : survivorLines(run.stryker.survivors, colors)),
    ...(run.stryker === undefined
      ? []
      : leftOutLines(run.stryker.counts).flatMap((line) => sentence(excerpt(line, REASON_WIDTH), "", "  "))),
    ...voidLines(run.voidReasons, colors),
    ...countLines(run),
  ].join("\n");
}

/**
 * Writes which mutants of StrykerJS's were left out, and why.
 *
 * @param counts - the counts of its report
 * @returns a line each
 */
export function leftOutLines({ ignored }: MutationCounts): string[] {
  return ignored.map(
    ({ file, line, mutator, reason }) => `left out: ${printable(`${file}:${line} ${mutator}: ${reason}`)}`,
  );
}

/**
 * Writes the counts of a mutation run.
 *
 * @param run - what the run came to
 * @returns the lines
 */
export function countLines(run: MutationRun): string[] {
  const mutants = run.matrix.rows.filter(({ role }) => role === "mutant");
  const killed = mutants.filter(({ status }) => status === "killed").length;
  return [
    ...labelled(
      "hand-written",
      `${killed} of ${count(mutants.length, "mutant")} killed over ${count(run.matrix.cases.length, "case")}`,
    ),
    ...labelled("StrykerJS", strykerWords(run)),
    ...(run.unchanged === undefined
      ? []
      : labelled("left out", `${count(run.unchanged, "mutant")} in lines that did not change`)),
    ...(run.stryker === undefined ? [] : labelled("reviewed", reviewedLine(run.stryker.survivors))),
    ...(run.stryker === undefined ? [] : labelled("dominators", dominatorsLine(run.stryker))),
    ...run.times.slowest.flatMap(({ name, milliseconds }, at) =>
      labelled(
        at === 0 ? "slowest tests" : "",
        `${milliseconds.toFixed(0)} ms: ${fit(plainName(name), NAME_WIDTH)}`,
      ),
    ),
    ...labelled("time", timesLine(run.lane, run.times)),
    ...(run.commands.length === 0
      ? []
      : labelled("not mutated", `${excerpt(run.commands.join(", "), REASON_WIDTH)} (commands)`)),
    ...labelled("reports", run.reports.join(", ")),
  ];
}

/**
 * Writes what became of StrykerJS's mutants, where there may be no report, or none that counts.
 *
 * @param run - what the run came to
 * @returns one line
 */
export function strykerWords({ stryker, unchanged }: MutationRun): string {
  if (stryker === undefined) {
    return "no report";
  }
  const isNone = Object.values(stryker.counts.mutants).every((number) => number === 0);
  return isNone && unchanged !== undefined ? "no mutant in lines that changed" : strykerLine(stryker.counts);
}

/**
 * Writes how many of the killed mutants stand for all of them.
 *
 * @param judged - what StrykerJS's mutants came to
 * @returns one line
 */
export function dominatorsLine({ dominators, counts: { mutants } }: JudgedMutants): string {
  return dominators === undefined
    ? "not known: each mutant ends with the first test that stops it (disableBail has all run)"
    : `${dominators} of ${count(mutants.Killed, "killed mutant")}: stop these, and all of them are stopped`;
}

/**
 * Writes how long StrykerJS took.
 *
 * @param lane - how it ran the tests
 * @param times - what it took
 * @returns one line
 */
export function timesLine(lane: Lane, { whole, tests, mutants }: StrykerTimes): string {
  const [all, before, after] = [whole, tests, mutants].map((ms) => `${(ms / 1000).toFixed(1)} s`);
  return `${all} in the lane ${lane}: tests ${before}, mutants ${after}, the rest StrykerJS's own`;
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
    ...voidLines(voidReasons, PLAIN),
    ...labelled(`shard ${shard}  `, strykerLine(counts), SHARD_WIDTH),
    ...labelled("report", report, SHARD_WIDTH),
    "killtable merge puts the reports of all shards together, and judges the whole",
  ].join("\n");
}
