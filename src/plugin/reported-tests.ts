import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { FileDescriptions } from "@stryker-mutator/api/core";
import type { SuccessTestResult, TestStatus } from "@stryker-mutator/api/test-runner";
import type { Corpus } from "../corpus/case.ts";
import { readGroupFiles } from "../corpus/group-text.ts";
import { OWN_FIXTURES } from "../corpus/own-package.ts";
import { placeOfCase } from "../report/place-in-text.ts";
import { markedName } from "../stryker/marked-name.ts";
import type { Suite } from "./suite.ts";
import type { TargetTest } from "./target-tests.ts";

const PASSED: TestStatus.Success = 0;

/** Where a test is written down. */
type Place = Pick<SuccessTestResult, "fileName" | "startPosition">;

/** What StrykerJS is told of a test, but for how long it took. */
export type ReportedTest = Omit<SuccessTestResult, "timeSpentMs">;

/**
 * Tells StrykerJS of tests that passed. Its incremental mode takes a test for the same as long as its name, file and
 * place are: so the name ends with a mark of all that decides the verdict. The file is that of the case where it is
 * one of the project, so that the report shows it; else the configuration, a change of which may change any verdict.
 *
 * @param suite - the tests
 * @param files - the files that StrykerJS knows of
 * @returns one result a test
 */
export function reportedTests(suite: Suite, files: FileDescriptions): ReportedTest[] {
  const config = readFileSync(suite.config, "utf8");
  const places = placesOfCases(suite.corpus, files);
  return suite.tests.map((test) => ({
    id: test.id,
    name: markedName(test.name, digestOf(test, config)),
    status: PASSED,
    ...(places.get(test.selected?.case.id ?? "") ?? { fileName: suite.config }),
  }));
}

function digestOf({ decidedBy }: TargetTest, config: string): string {
  const hash = createHash("sha256").update(config).update(JSON.stringify(decidedBy));
  return hash.digest("hex");
}

/** Where the cases are, by their ids, as far as they are in files of the project. */
function placesOfCases({ groups }: Corpus, files: FileDescriptions): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { group, source } of readGroupFiles(groups)) {
    const fileName = path.join(OWN_FIXTURES, "cases", `${group.group}.json`);
    for (const { id } of Object.hasOwn(files, fileName) ? group.cases : []) {
      const place = placeOfCase(source, id);
      // StrykerJS counts from 0.
      const startPosition = place && { line: place.line - 1, column: place.column - 1 };
      places.set(id, startPosition === undefined ? { fileName } : { fileName, startPosition });
    }
  }
  return places;
}
