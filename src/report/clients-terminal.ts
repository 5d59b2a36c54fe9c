import type { ClientsEra } from "../run/clients.ts";
import { COUNTS_HEAD, countCells, partingSentence } from "./clients-words.ts";
import type { Colors } from "./colors.ts";
import { fitEnd } from "./columns.ts";
import type { NotJudged } from "./json.ts";
import { printable } from "./printable.ts";
import { table } from "./table.ts";
import { sentence } from "./wrap.ts";

/** What the numbers leave of a line, in columns. */
const NAME_WIDTH = 22;

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
    [
      ...table(
        [`as ${each.era}`, ...COUNTS_HEAD],
        each.clients.map((result) => [fitEnd(result.receiver, NAME_WIDTH), ...countCells(result)]),
      ),
      ...sentence(partingSentence(each), "", "  "),
    ].join("\n"),
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
