import type { Progress } from "../run/progress.ts";
import { WIDTH, fit, fitEnd } from "./columns.ts";

/** How much of what is worked at is named, in columns. */
const NAME_WIDTH = 40;

/**
 * Says how far a run is.
 *
 * @param about - what is worked at, such as a receiver
 * @param progress - how far it is
 * @returns one printable line
 */
export function progressText(about: string, progress: Progress): string {
  const counters = progress.map(({ what, at, of }) => `${what} ${at} of ${of}`);
  return fit([fitEnd(about, NAME_WIDTH), ...counters].join(", "), WIDTH);
}
