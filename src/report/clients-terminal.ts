import type { CheckResult } from "../run/check.ts";
import type { ClientsEra } from "../run/clients.ts";
import { COUNTS_HEAD, countCells, partingSentence } from "./clients-words.ts";
import type { Colors } from "./colors.ts";
import { WIDTH, fitEnd } from "./columns.ts";
import type { NotJudged } from "./json.ts";
import { printable } from "./printable.ts";
import { table } from "./table.ts";
import { sentence } from "./wrap.ts";

/** So many of the numbers are always shown; of the others those that are not 0 throughout. */
const ALWAYS = 4;

/** What parts two columns. */
const GAP = 2;

/**
 * Writes what clients came to: a table for each era, then those that could not be judged.
 *
 * @param eras - the clients that were judged
 * @param failed - those that could not be
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function clientsTerminal(
  eras: readonly ClientsEra[],
  failed: readonly NotJudged[],
  colors: Colors,
): string {
  const tables = eras.map((each) =>
    [...countsTable(each), ...sentence(partingSentence(each), "", "  ")].join("\n"),
  );
  const problems = failed.flatMap(({ receiver, era, problem }) =>
    sentence(
      `${colors.red("not judged")}: ${printable(receiver)} as ${era}: ${printable(problem)}`,
      "",
      "  ",
    ),
  );
  return [...tables, ...(problems.length === 0 ? [] : [problems.join("\n")])].join("\n\n");
}

function countsTable({ era, clients }: ClientsEra): string[] {
  const rows = clients.map((result) => ({ result, cells: countCells(result) }));
  const isShown = (column: number): boolean =>
    column < ALWAYS || rows.some(({ cells }) => cells[column] !== "0");
  const shown = (cells: readonly string[]): string[] => cells.filter((_, column) => isShown(column));
  const head = shown(COUNTS_HEAD);
  const room = WIDTH - head.reduce((sum, name) => sum + name.length + GAP, 0);
  const nameOf = ({ receiver }: CheckResult): string => fitEnd(receiver, room);
  return table(
    [`as ${era}`, ...head],
    rows.map(({ result, cells }) => [nameOf(result), ...shown(cells)]),
  );
}
