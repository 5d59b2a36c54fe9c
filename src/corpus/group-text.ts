import { readFileSync } from "node:fs";
import path from "node:path";
import type { CaseGroup } from "./case.ts";
import { CorpusError } from "./corpus-error.ts";
import { OWN_FIXTURES } from "./own-package.ts";

/** A group of cases with the file that it stands in. */
export interface GroupFile {
  readonly group: CaseGroup;
  /** The file's name from the package's folder. */
  readonly file: string;
  readonly source: string;
}

/**
 * Reads the files of groups of cases once more, as text.
 *
 * @param groups - the groups
 * @param folder - the folder of fixtures that they were read from; the package's own by default
 * @returns the groups with their files
 * @throws CorpusError if a file cannot be read
 */
export function readGroupFiles(groups: readonly CaseGroup[], folder: string = OWN_FIXTURES): GroupFile[] {
  return groups.map((group) => {
    const name = `${group.group}.json`;
    const file = path.join(folder, "cases", name);
    try {
      return { group, file: `fixtures/cases/${name}`, source: readFileSync(file, "utf8") };
    } catch (error) {
      throw new CorpusError(`${file}: ${(error as Error).message}`);
    }
  });
}
