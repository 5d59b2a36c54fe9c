import type { CorpusCase } from "../corpus/case.ts";
import { excerpt } from "./printable.ts";

/** How much of a ready case is shown, in characters: all of it, unless it is generated to be huge. */
const CASE_WIDTH = 10_000;

/**
 * Writes a case that can be pasted into a file of fixtures.
 *
 * @param readyCase - the case
 * @returns one line, as long as it takes
 */
export function readyCaseLine(readyCase: CorpusCase): string {
  return `  as a case  ${excerpt(JSON.stringify(readyCase), CASE_WIDTH)}`;
}
