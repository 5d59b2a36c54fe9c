import type { Colors } from "./colors.ts";
import { excerpt } from "./printable.ts";
import { sentence } from "./wrap.ts";

/** How much of a reason is shown, in characters: it may name many cases. */
const REASON_WIDTH = 1000;

/**
 * Says why a run proves nothing.
 *
 * @param reasons - why, a sentence each; none where it holds
 * @param colors - colours of the stream that it goes to
 * @returns the lines
 */
export function voidLines(reasons: readonly string[], colors: Colors): string[] {
  return reasons.flatMap((reason) => sentence(excerpt(reason, REASON_WIDTH), "void: ", "  ").map(colors.red));
}
