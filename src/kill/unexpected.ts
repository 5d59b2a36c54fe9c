import type { KillMatrix, MatrixRow } from "./matrix.ts";

/**
 * Lists the mutants that speak against the suite or against what is declared of them.
 *
 * @param matrix - the kill matrix
 * @returns those that survived, and those that were killed though they are declared equivalent
 */
export function unexpectedRows({ rows }: KillMatrix): MatrixRow[] {
  return rows.filter(
    ({ role, status, equivalent }) =>
      role === "mutant" && (status === "survived" || (status === "killed" && equivalent !== undefined)),
  );
}
