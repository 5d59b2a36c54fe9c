import type { KillMatrix, MatrixRow, Role } from "../kill/matrix.ts";
import type { Colors } from "./colors.ts";
import { count } from "./count.ts";
import { table } from "./table.ts";
import { voidLines } from "./void-lines.ts";
import { sentence } from "./wrap.ts";

const HEAD = ["receiver", "failures", "errors", "verdict"];

/**
 * Writes the kill table: how many cases fail each receiver. A fault of the suite itself is said last.
 *
 * @param matrix - the kill matrix
 * @param voidReasons - why the run proves nothing, if it does not
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function killTable(matrix: KillMatrix, voidReasons: readonly string[], colors: Colors): string {
  const rowsOf = (...roles: Role[]): MatrixRow[] => matrix.rows.filter(({ role }) => roles.includes(role));
  const mutants = rowsOf("mutant");
  const survivors = mutants.filter(({ status }) => status === "survived");
  const killed = mutants.filter(({ status }) => status === "killed").length;
  return [
    colors.bold(`Kill table over ${count(matrix.cases.length, "case")}`),
    ...table(HEAD, rowsOf("reference", "mutant").map(cells)),
    "",
    colors.bold("Controls"),
    ...table(HEAD, rowsOf("unchanged", "constant").map(cells)),
    "",
    ...survivors.flatMap(({ id }) =>
      sentence(`survived: ${id}; next: npx killtable explain ${id}`, "", "  ").map(colors.red),
    ),
    ...voidLines(voidReasons, colors),
    `${killed} of ${count(mutants.length, "mutant")} killed; ${voidReasons.length === 0 ? "all controls hold" : "the run is void"} (seed ${matrix.seed})`,
  ].join("\n");
}

const VERDICTS = {
  killed: "fails",
  survived: "passes",
  equivalent: "passes, as declared",
  unproved: "did not load",
} as const;

function cells(row: MatrixRow): string[] {
  return [row.title, String(row.failures), String(row.errors), VERDICTS[row.status]];
}
