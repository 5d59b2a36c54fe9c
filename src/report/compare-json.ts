import { type Comparison, outcomeOfComparison, trendOf } from "../run/compare/change.ts";

/**
 * Writes what changed between two runs as JSON: every change, each with how it is to be taken.
 *
 * @param comparison - what two runs came to beside each other
 * @returns JSON text
 */
export function compareJson({ changes, ...rest }: Comparison): string {
  const taken = changes.map((change) => ({ trend: trendOf(change), ...change }));
  const outcome = outcomeOfComparison({ changes, ...rest });
  return JSON.stringify({ format: "killtable-compare/1", outcome, ...rest, changes: taken }, null, 2);
}
