import { voidReasons as matrixReasons } from "../kill/proof.ts";
import type { MutationCounts } from "../stryker/mutation-report.ts";
import type { HeldSurvivors } from "../stryker/reviewed-survivors.ts";
import { PLAIN } from "./colors.ts";
import { type Part, fitMarkdown } from "./fit-markdown.ts";
import { killTable } from "./kill-table.ts";
import { codeSpan, fence, replayPart, voidPart } from "./markdown-text.ts";
import { type MergedRun, mergedLines } from "./merged-summary.ts";
import {
  type MutationRun,
  countLines,
  leftOutLines,
  outcomeOfMutation,
  strykerLine,
} from "./mutation-summary.ts";
import { type RunOutcome, runOutcome } from "./run-outcome.ts";
import { entryText, goneLine, survivedLine } from "./survivors-text.ts";

/** What both lanes came to beside each other. */
export interface AuditNote {
  readonly outcome: RunOutcome;
  /** All that there is to say of it, as lines. */
  readonly text: string;
}

/**
 * Writes a mutation run as Markdown for the summary of a CI job: the verdict, each survivor that is not listed, the
 * kill table, the counts, what was left out, and how to have the same again.
 *
 * @param run - what the run came to
 * @param audit - what an audit of the lanes found, if there was one
 * @param replay - the command that does the same again
 * @param room - how long the text may be, in bytes
 * @returns the text
 */
export function mutateMarkdown(
  run: MutationRun,
  audit: AuditNote | undefined,
  replay: string,
  room: number,
): string {
  const { matrix, stryker, voidReasons } = run;
  const outcomes = new Set([outcomeOfMutation(run), audit?.outcome]);
  const worst = (["void", "fails"] as const).find((outcome) => outcomes.has(outcome)) ?? "passes";
  const parts: Part[] = [
    title("mutate", worst, stryker?.counts),
    voidPart(voidReasons),
    ...(stryker === undefined ? [] : survivorParts(stryker.survivors)),
    ...(audit === undefined ? [] : [fence(audit.text.split("\n"))]),
    fence(killTable(matrix, matrixReasons(matrix), PLAIN).split("\n")),
    fence(countLines(run)),
    ...(stryker === undefined ? [] : [leftOutPart(stryker.counts)]),
    replayPart(replay),
  ];
  return fitMarkdown(parts, room);
}

/**
 * Writes shards that were merged as Markdown for the summary of a CI job.
 *
 * @param run - what they came to
 * @param replay - the command that does the same again
 * @param room - how long the text may be, in bytes
 * @returns the text
 */
export function mergeMarkdown(run: MergedRun, replay: string, room: number): string {
  const { counts, survivors, voidReasons } = run;
  const parts: Part[] = [
    title("merge", runOutcome(voidReasons, survivors.unlisted.length), counts),
    voidPart(voidReasons),
    ...survivorParts(survivors),
    fence(mergedLines(run)),
    leftOutPart(counts),
    replayPart(replay),
  ];
  return fitMarkdown(parts, room);
}

function title(command: string, outcome: RunOutcome, counts: MutationCounts | undefined): string {
  const said = counts === undefined ? "StrykerJS left no report" : strykerLine(counts);
  return `## killtable ${command}: ${outcome}\n\n${said}.`;
}

function survivorParts({ unlisted, gone }: HeldSurvivors): Part[] {
  return [
    { findings: unlisted.map((each) => fence([survivedLine(each), entryText(each)])) },
    { findings: gone.map((each) => fence([goneLine(each)])) },
  ];
}

function leftOutPart(counts: MutationCounts): Part {
  return { findings: leftOutLines(counts).map((line) => `- ${codeSpan(line)}`) };
}
