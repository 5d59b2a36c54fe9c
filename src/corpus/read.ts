import { readdirSync } from "node:fs";
import path from "node:path";
import type { CaseGroup, Corpus, OpenDecision, Rule } from "./case.ts";
import { CorpusError } from "./corpus-error.ts";
import { crossCheck } from "./cross-check.ts";
import { OWN_FIXTURES } from "./own-package.ts";
import { readFixture, readJson, readSchema } from "./read-fixture.ts";

/**
 * Reads the corpus and checks it: each file against its schema, unless it is the package's own, then all names
 * against each other.
 *
 * @param folder - a folder laid out as `fixtures/` is; the package's own by default
 * @returns rules, decisions and groups of cases, groups in the order of their file names
 * @throws CorpusError naming the file, the case and the place of the first thing that is wrong
 */
export function readCorpus(folder: string = OWN_FIXTURES): Corpus {
  // What comes with the package was checked when it was made, by corpus:lint and its tests.
  const isChecked = folder !== OWN_FIXTURES;
  const { rules } = readPart(folder, "rules", isChecked) as { rules: Rule[] };
  const { decisions } = readPart(folder, "decisions", isChecked) as { decisions: OpenDecision[] };
  const corpus = { rules, decisions, groups: readGroups(folder, isChecked) };
  crossCheck(corpus, folder);
  return corpus;
}

function readPart(folder: string, name: string, isChecked: boolean): unknown {
  return isChecked ? readFixture(folder, name) : readJson(path.join(folder, `${name}.json`));
}

function readGroups(folder: string, isChecked: boolean): CaseGroup[] {
  const validate = isChecked ? readSchema("cases") : () => {};
  return listGroups(path.join(folder, "cases")).map((file) => {
    const group = readJson(file) as CaseGroup;
    validate(file, group);
    if (`${group.group}.json` !== path.basename(file)) {
      throw new CorpusError(`${file}: at /group: "${group.group}" is not the file's name`);
    }
    return group;
  });
}

function listGroups(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
    return files.toSorted().map((file) => path.join(folder, file));
  } catch (error) {
    throw new CorpusError(`${folder}: ${(error as Error).message}`);
  }
}
