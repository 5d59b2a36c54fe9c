import type { KillMatrix } from "../kill/matrix.ts";
import type { CheckResult } from "../run/check.ts";

/**
 * Writes a check as JSON: every verdict, what was left out, and every relation. No clock and no path but
 * the receiver's, so that two runs compare byte by byte.
 *
 * @param result - what the check came to
 * @returns JSON text
 */
export function checkJson(result: CheckResult): string {
  const { cases, verdicts, ...rest } = result;
  const judged = verdicts.map((verdict, index) => ({ ...verdict, rules: cases[index]?.case.rules }));
  return toText({ format: "killtable-check/1", ...rest, verdicts: judged });
}

/**
 * Writes the whole kill matrix as JSON.
 *
 * @param matrix - the kill matrix
 * @param voidReasons - why the run proves nothing, if it does not
 * @returns JSON text
 */
export function killMatrixJson(matrix: KillMatrix, voidReasons: readonly string[]): string {
  return toText({ format: "killtable-matrix/1", void: voidReasons, ...matrix });
}

function toText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
