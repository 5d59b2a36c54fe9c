import { statSync } from "node:fs";
import { type Annotation, githubCommands } from "../report/github-commands.ts";
import type { Place } from "./reporters.ts";

/** How long the summary of a step may be on GitHub, in bytes, whoever writes it. */
const STEP_SUMMARY = 1024 * 1024;

/** What is written around a report. */
const LINE_ENDS = 2;

/**
 * Says how much room there is for a job summary.
 *
 * @param place - where it goes
 * @returns how long it may be, in bytes
 */
export function roomAt(place: Place): number {
  const isAdded = typeof place === "object" && place.isAddedTo === true;
  const there = isAdded ? (statSync(place.file, { throwIfNoEntry: false })?.size ?? 0) : 0;
  return STEP_SUMMARY - there - LINE_ENDS;
}

/**
 * Writes annotations for the repository that GitHub Actions checked out, else for the current folder.
 *
 * @param annotations - the annotations
 * @returns workflow commands
 */
export function annotate(annotations: readonly Annotation[]): string {
  return githubCommands(annotations, process.env.GITHUB_WORKSPACE || process.cwd());
}
