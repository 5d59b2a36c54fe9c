import path from "node:path";
import type { Clause, Corpus } from "./case.ts";
import { CorpusError } from "./corpus-error.ts";
import { findUnknownRule, uniqueIds } from "./cross-check.ts";
import { OWN_FIXTURES } from "./own-package.ts";
import { readFixture } from "./read-fixture.ts";

/**
 * Reads the clauses of the specification that speak of a received answer.
 *
 * @param corpus - the corpus whose rules show them
 * @param folder - a folder laid out as `fixtures/` is; the package's own by default
 * @returns the clauses, page by page
 * @throws CorpusError naming the clause and the place of the first thing that is wrong
 */
export function readClauses(corpus: Corpus, folder: string = OWN_FIXTURES): Clause[] {
  const { clauses } = readFixture(folder, "clauses") as { clauses: Clause[] };
  const file = path.join(folder, "clauses.json");
  const rules = new Set(corpus.rules.map(({ id }) => id));
  uniqueIds(file, clauses);
  for (const clause of clauses) {
    const problem = findUnknownRule(clause.rules ?? [], rules);
    if (problem !== undefined) {
      throw new CorpusError(`${file}: clause ${clause.id}, at ${problem}`);
    }
  }
  return clauses;
}
