import type { JudgedMutants } from "../run/judge-mutants.ts";
import type { Colors } from "./colors.ts";
import { labelled } from "./labelled.ts";
import { strykerLine } from "./mutation-summary.ts";
import { excerpt, printable } from "./printable.ts";
import { reviewedLine, survivorLines } from "./survivors-text.ts";
import { voidLines } from "./void-lines.ts";
import { sentence } from "./wrap.ts";

/** So much of the names of changed files is shown, in characters. */
const WIDTH = 60;

/** What a label takes, in columns. */
const LABEL_WIDTH = 10;

/** A run after something changed. */
export interface WatchedText {
  /** The files that changed; none the first time. */
  readonly changed: readonly string[];
  /** How long it took, in milliseconds. */
  readonly milliseconds: number;
}

/** What the mutants came to. */
export interface WatchedMutants extends JudgedMutants {
  /** Why that proves nothing, if it does not. */
  readonly voidReasons: readonly string[];
}

/**
 * Writes what a run came to that followed a change.
 *
 * @param run - what changed, and how long it took
 * @param judged - what the mutants came to, or why there is nothing to say of them
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function watchedText(
  { changed, milliseconds }: WatchedText,
  judged: WatchedMutants | string,
  colors: Colors,
): string {
  const what = changed.length === 0 ? "first run" : excerpt(changed.join(", "), WIDTH);
  return [
    colors.bold(`${what} (${(milliseconds / 1000).toFixed(1)} s)`),
    ...(typeof judged === "string"
      ? sentence(printable(judged)).map(colors.red)
      : [
          ...survivorLines(judged.survivors, colors),
          ...voidLines(judged.voidReasons, colors),
          ...labelled("mutants", strykerLine(judged.counts), LABEL_WIDTH),
          ...labelled("reviewed", reviewedLine(judged.survivors), LABEL_WIDTH),
        ]),
  ].join("\n");
}
