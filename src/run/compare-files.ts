import { readJson } from "../corpus/read-fixture.ts";
import type { Comparison } from "./compare/change.ts";
import { type ReadFile, compareReports } from "./compare/compare.ts";
import { readReviewedSurvivors } from "./survivors-file.ts";

/**
 * Compares the reports of two runs, which are read from files.
 *
 * @param older - the path of the report of a run
 * @param newer - that of a later one
 * @param folder - the folder with the list of reviewed survivors, if there is one
 * @returns what changed
 * @throws CorpusError if a file cannot be read or is no JSON
 * @throws CompareError, ConfigError or StrykerReportError if they cannot be compared
 */
export function compareFiles(older: string, newer: string, folder: string): Comparison {
  const read = (file: string): ReadFile => ({ file, value: readJson(file) });
  return compareReports(read(older), read(newer), readReviewedSurvivors(folder));
}
