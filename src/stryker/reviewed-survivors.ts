import type { MutantStatus } from "mutation-testing-report-schema/api";
import { type Report, type ReportedMutant, isUnstopped, offsetOf, sinceOf } from "./report.ts";

/**
 * What tells a mutant by its content, so that it is known again after lines have moved. Every line is without the
 * space around it. The line is a part of it since `true` alone may stand in a file many times.
 */
export interface MutantContent {
  /** The file's path from the folder that StrykerJS ran in, with slashes. */
  readonly file: string;
  /** The line on which the mutated code starts. */
  readonly line: string;
  /** The code that the mutant replaces. */
  readonly replaced: string;
  readonly replacement: string;
  /** StrykerJS's name of the mutator. */
  readonly mutator: string;
}

/** A survivor that was looked at. It stands for one mutant: of two with the same content each has its own. */
export interface ReviewedSurvivor extends MutantContent {
  /** `equivalent`: no input tells it from the original. `accepted`: one does, and it is let stand. */
  readonly kind: "equivalent" | "accepted";
  readonly reason: string;
  /** When it was looked at: year-month-day. */
  readonly date: string;
}

/** A survivor that nobody has looked at. */
export interface UnlistedSurvivor extends MutantContent {
  /** Where it is; both count from 1. */
  readonly place: { readonly line: number; readonly column: number };
  readonly status: MutantStatus;
}

/** A reviewed survivor that is none any more. */
export interface GoneSurvivor {
  readonly reviewed: ReviewedSurvivor;
  /** What became of the mutant; `undefined` if there is no such mutant any more. */
  readonly status: MutantStatus | undefined;
}

/** What the survivors of a run are beside those that were reviewed. */
export interface HeldSurvivors {
  readonly unlisted: readonly UnlistedSurvivor[];
  readonly gone: readonly GoneSurvivor[];
  /** How many survivors are listed as equivalent, and as accepted. */
  readonly equivalent: number;
  readonly accepted: number;
}

/**
 * Holds the survivors of a run of StrykerJS to those that were reviewed. A mutant that no test reaches counts as a
 * survivor. Each reviewed one stands for one survivor of the same content, the first that is left.
 *
 * @param report - the report of the whole run; of a shard, listed survivors would seem to be gone. In one of changed
 *   lines none counts as gone: its mutant may be in another line
 * @param reviewed - the reviewed survivors
 * @returns what is not listed, what is listed and gone, and the counts of those that are listed
 */
export function holdToSurvivors(report: Report, reviewed: readonly ReviewedSurvivor[]): HeldSurvivors {
  const { listed, unlisted, left, stopped } = matched(report, reviewed);
  const gone = sinceOf(report) === undefined ? left : [];
  const kinds = [...listed.values()].map(({ kind }) => kind);
  return {
    unlisted,
    gone: gone.map((each) => ({ reviewed: each, status: stopped.get(keyOf(each)) })),
    equivalent: kinds.filter((kind) => kind === "equivalent").length,
    accepted: kinds.filter((kind) => kind === "accepted").length,
  };
}

/**
 * Finds what was said of the survivors of a run that were reviewed.
 *
 * @param report - the report
 * @param reviewed - the reviewed survivors
 * @returns what was said of each, by the id of its mutant in the report
 */
export function listedSurvivors(
  report: Report,
  reviewed: readonly ReviewedSurvivor[],
): ReadonlyMap<string, ReviewedSurvivor> {
  return matched(report, reviewed).listed;
}

interface Matched {
  readonly listed: ReadonlyMap<string, ReviewedSurvivor>;
  readonly unlisted: readonly UnlistedSurvivor[];
  /** The reviewed ones that stand for no survivor. */
  readonly left: readonly ReviewedSurvivor[];
  /** What became of the mutants that did not survive, by their content. */
  readonly stopped: ReadonlyMap<string, MutantStatus>;
}

function matched(report: Report, reviewed: readonly ReviewedSurvivor[]): Matched {
  const left = new Map<string, ReviewedSurvivor[]>();
  for (const each of reviewed) {
    left.set(keyOf(each), [...(left.get(keyOf(each)) ?? []), each]);
  }
  const unlisted: UnlistedSurvivor[] = [];
  const listed = new Map<string, ReviewedSurvivor>();
  const stopped = new Map<string, MutantStatus>();
  for (const { content, mutant } of contentsOf(report)) {
    if (!isUnstopped(mutant)) {
      stopped.set(keyOf(content), mutant.status);
      continue;
    }
    const found = left.get(keyOf(content))?.shift();
    if (found === undefined) {
      unlisted.push({ ...content, place: mutant.location.start, status: mutant.status });
    } else {
      listed.set(mutant.id, found);
    }
  }
  return { listed, unlisted, left: [...left.values()].flat(), stopped };
}

/**
 * Reads from a report what tells each mutant by its content.
 *
 * @param report - the report
 * @returns the mutants in the order of the report, each with its content
 */
export function contentsOf({
  files,
}: Report): { readonly content: MutantContent; readonly mutant: ReportedMutant }[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ content: contentOf(file, source, mutant), mutant })),
  );
}

function contentOf(
  file: string,
  source: string,
  { location, mutatorName, replacement }: ReportedMutant,
): MutantContent {
  const code = source.slice(offsetOf(source, location.start), offsetOf(source, location.end));
  const line = source.split("\n")[location.start.line - 1] ?? "";
  return {
    ...{ file, line: line.trim(), replaced: trimLines(code) },
    ...{ replacement: trimLines(replacement), mutator: mutatorName },
  };
}

/** Without the space around each line, so that code that is only moved in or out stays what it is. */
function trimLines(code: string): string {
  return code
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}

function keyOf({ file, line, replaced, replacement, mutator }: MutantContent): string {
  return JSON.stringify([file, line, replaced, replacement, mutator].map(trimLines));
}
