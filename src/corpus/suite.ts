import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CaseGroup, Corpus } from "./case.ts";
import { CorpusError } from "./corpus-error.ts";
import { checkGuest, uniqueIds } from "./cross-check.ts";
import { type GroupFile, readGroupFiles } from "./group-text.ts";
import { nearestTo } from "./nearest.ts";
import { readJson, readSchema } from "./read-fixture.ts";

/**
 * Finds cases: groups of the corpus by their names, single cases by their ids, and files of the user's.
 *
 * @param names - names of groups, ids of cases, or files in the format of `fixtures/cases/*.json`; what is named twice
 *   counts once
 * @param corpus - the corpus
 * @returns the groups with their files, in the order of the names; of a group of which only cases are named, these,
 *   under their ids
 * @throws CorpusError for a name that is none of them, and naming the file, the case and the place of the first thing
 *   that is wrong in a file
 */
export function findSuite(names: readonly string[], corpus: Corpus): GroupFile[] {
  const wanted = new Set(names);
  const seen = new Set<CaseGroup>();
  const found = [...wanted].flatMap((name) => {
    const own = corpus.groups.find(
      ({ group, cases }) => group === name || cases.some(({ id }) => id === name),
    );
    if (own === undefined) {
      return [readGuest(name, corpus)];
    }
    const isNew = !seen.has(own);
    seen.add(own);
    return isNew ? readGroupFiles([own]).map((file) => ({ ...file, group: namedPart(own, wanted) })) : [];
  });
  uniqueIds(
    names.join(", "),
    found.flatMap(({ group }) => group.cases),
  );
  return found;
}

/** The cases of a group that are named; all, where the group is. */
function namedPart(group: CaseGroup, wanted: ReadonlySet<string>): CaseGroup {
  if (wanted.has(group.group)) {
    return group;
  }
  const cases = group.cases.filter(({ id }) => wanted.has(id));
  return { ...group, group: cases.map(({ id }) => id).join(", "), cases };
}

function readGuest(file: string, corpus: Corpus): GroupFile {
  if (!existsSync(file)) {
    throw new CorpusError(`${file}: ${unknownName(file, corpus)}`);
  }
  const group = readJson(file) as CaseGroup;
  readSchema("cases")(file, group);
  checkGuest(file, group, corpus);
  return { group, file, source: readFileSync(file, "utf8") };
}

function unknownName(name: string, { groups }: Corpus): string {
  const known = groups.map(({ group }) => group);
  const ids = groups.flatMap(({ cases }) => cases.map(({ id }) => id));
  const nearest = nearestTo(name, [...known, ...ids]);
  const hint = path.extname(name) === "" ? `; the nearest name is ${nearest}` : "";
  return `no file, no group of cases and no case; the groups are ${known.join(", ")}${hint}`;
}
