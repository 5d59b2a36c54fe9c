import type { KillMatrix, MatrixRow } from "./matrix.ts";

/**
 * Checks that a matrix proves anything: all that is checked of a suite that is measured, and that every constant
 * control is killed.
 *
 * @param matrix - a matrix with the reference and the controls in it
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function voidReasons(matrix: KillMatrix): string[] {
  const passing = matrix.rows.filter(({ role, status }) => role === "constant" && status === "survived");
  return [
    ...unsoundReasons(matrix),
    ...passing.map(({ id }) => `${id} answers the same to everything and still passes every case`),
  ];
}

/**
 * Checks that a matrix measures a suite, whatever the suite is worth: the reference passes everything, the control
 * that changes nothing survives, and no subject and no case was left out.
 *
 * @param matrix - a matrix with the reference and the controls in it
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function unsoundReasons(matrix: KillMatrix): string[] {
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
  return [];
}
