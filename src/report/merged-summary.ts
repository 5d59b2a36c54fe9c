import type { MutationCounts } from "../stryker/mutation-report.ts";
import type { HeldSurvivors } from "../stryker/reviewed-survivors.ts";
import type { Colors } from "./colors.ts";
import { labelled } from "./labelled.ts";
import { strykerLine } from "./mutation-summary.ts";
import { reviewedLine, survivorLines } from "./survivors-text.ts";
import { voidLines } from "./void-lines.ts";

/** What a label takes, in columns. */
const LABEL_WIDTH = 11;

/** What the shards of a run came to together. */
export interface MergedRun {
  readonly shards: number;
  readonly counts: MutationCounts;
  readonly survivors: HeldSurvivors;
  readonly voidReasons: readonly string[];
  /** The path of the report that was written. */
  readonly report: string;
}

/**
 * Writes the summary of shards that were merged.
 *
 * @param run - what they came to
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function mergedSummary(run: MergedRun, colors: Colors): string {
  return [
    ...survivorLines(run.survivors, colors),
    ...voidLines(run.voidReasons, colors),
    ...mergedLines(run),
  ].join("\n");
}

/**
 * Writes the counts of shards that were merged.
 *
 * @param run - what they came to
 * @returns the lines
 */
export function mergedLines({ shards, counts, survivors, report }: MergedRun): string[] {
  return [
    ...labelled("shards", String(shards), LABEL_WIDTH),
    ...labelled("StrykerJS", strykerLine(counts), LABEL_WIDTH),
    ...labelled("reviewed", reviewedLine(survivors), LABEL_WIDTH),
    ...labelled("report", report, LABEL_WIDTH),
  ];
}
