import type { KillMatrix, MatrixRow } from "./matrix.ts";

/**
 * Checks that a matrix proves anything: the reference passes everything, the control that changes nothing
 * survives, every constant control is killed, and no subject and no case was left out.
 *
 * @param matrix - a matrix with the reference and the controls in it
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function voidReasons(matrix: KillMatrix): string[] {
  const reasons = matrix.rows.flatMap((row) => rowReasons(row, matrix.cases.length));
  if (matrix.cases.length === 0) {
    reasons.push("there is no case in it");
  }
  for (const role of ["reference", "unchanged", "constant", "mutant"] as const) {
    if (!matrix.rows.some((row) => row.role === role)) {
      reasons.push(`there is no ${role} in it`);
    }
  }
  return reasons;
}

function rowReasons(row: MatrixRow, cases: number): string[] {
  if (row.status === "unproved") {
    return [`${row.id} did not load: ${row.problem}`];
  }
  if (row.verdicts.length !== cases) {
    return [`${row.id} was judged on ${row.verdicts.length} of ${cases} cases`];
  }
  const mustSurvive = row.role === "reference" || row.role === "unchanged";
  if (mustSurvive && row.status === "killed") {
    return [`${row.id} must pass every case, but fails ${row.killedBy.join(", ")}`];
  }
  if (row.role === "constant" && row.status === "survived") {
    return [`${row.id} answers the same to everything and still passes every case`];
  }
  return [];
}
