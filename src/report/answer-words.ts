import type { Verdict } from "../judge/verdict.ts";
import type { JudgedCase } from "../run/check-outcome.ts";
import { expectedWords } from "./expected-words.ts";
import { excerpt, printable } from "./printable.ts";

/**
 * Writes what was expected of a receiver in a case, and what came.
 *
 * @param faulty - the case with its verdict
 * @returns one line, safe to print, such as "tool_error, got normal_complete"
 */
export function answerWords({ selected: { expected }, verdict }: JudgedCase): string {
  const wanted = expectedWords(expected);
  return `${wanted}${saidOf(verdict)}`;
}

function saidOf({ kind, observed = "", detail }: Verdict): string {
  if (kind === "differs") {
    const why = detail === undefined ? "" : `; it ${printable(detail)}`;
    return `, got ${excerpt(observed, 60)}${why}`;
  }
  return `; ${printable(detail ?? kind)}`;
}
