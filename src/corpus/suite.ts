import { existsSync, readFileSync } from "node:fs";
import type { CaseGroup, Corpus } from "./case.ts";
import { CorpusError } from "./corpus-error.ts";
import { checkGuest, uniqueIds } from "./cross-check.ts";
import { type GroupFile, readGroupFiles } from "./group-text.ts";
import { readJson, readSchema } from "./read-fixture.ts";

/**
 * Finds groups of cases: the corpus's own by their names, and those in files of the user's.
 *
 * @param names - names of groups, or files in the format of `fixtures/cases/*.json`; what is named twice counts once
 * @param corpus - the corpus
 * @returns the groups with their files, in the order of the names
 * @throws CorpusError for a name that is neither, and naming the file, the case and the place of the first thing that
 *   is wrong in a file
 */
export function findSuite(names: readonly string[], corpus: Corpus): GroupFile[] {
  const found = [...new Set(names)].flatMap((name) => {
    const own = corpus.groups.filter(({ group }) => group === name);
    return own.length > 0 ? readGroupFiles(own) : [readGuest(name, corpus)];
  });
  uniqueIds(
    names.join(", "),
    found.flatMap(({ group }) => group.cases),
  );
  return found;
}

function readGuest(file: string, corpus: Corpus): GroupFile {
  if (!existsSync(file)) {
    const groups = corpus.groups.map(({ group }) => group).join(", ");
    throw new CorpusError(`${file}: neither a file nor a group of cases; the groups are ${groups}`);
  }
  const group = readJson(file) as CaseGroup;
  readSchema("cases")(file, group);
  checkGuest(file, group, corpus);
  return { group, file, source: readFileSync(file, "utf8") };
}
