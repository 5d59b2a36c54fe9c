import type { Mutation } from "./mutant-order.ts";

/** Lines that follow each other, from 1; both ends are in it. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** The lines that are changed since a commit. */
export interface ChangedLines {
  /** The commit's full name. */
  readonly commit: string;
  /** The ranges by the files' paths from the folder that StrykerJS runs in, with slashes. */
  readonly files: ReadonlyMap<string, readonly LineRange[]>;
}

/** All lines of a file. */
export const WHOLE_FILE: LineRange = { from: 1, to: Number.MAX_SAFE_INTEGER };

/**
 * Says whether a mutant stands in changed lines, at least in part.
 *
 * @param mutant - the mutant, its lines counted from 1
 * @param changed - the changed lines
 */
export function isChanged(
  { file, location: { start, end } }: Pick<Mutation, "file" | "location">,
  { files }: ChangedLines,
): boolean {
  return (files.get(file) ?? []).some(({ from, to }) => start.line <= to && end.line >= from);
}

/**
 * Writes changed lines for another process.
 *
 * @param changed - the changed lines
 * @returns JSON
 */
export function changedLinesText({ commit, files }: ChangedLines): string {
  return JSON.stringify({ commit, files: [...files] });
}

/**
 * Reads what {@link changedLinesText} wrote.
 *
 * @param text - the JSON
 * @returns the changed lines
 */
export function readChangedLines(text: string): ChangedLines {
  const { commit, files } = JSON.parse(text) as { commit: string; files: [string, LineRange[]][] };
  return { commit, files: new Map(files) };
}
