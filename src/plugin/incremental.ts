import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { FileDescriptions, MutantCoverage } from "@stryker-mutator/api/core";
import type { SuccessTestResult } from "@stryker-mutator/api/test-runner";
import { OWN_VERSION } from "../corpus/own-package.ts";
import { inState, markedName } from "../stryker/marked-name.ts";
import { STATE_TEST } from "../stryker/remembered.ts";

/** The tests of a run without mutants, and which mutants they reach. */
export interface ReachingTests {
  readonly tests: SuccessTestResult[];
  readonly mutantCoverage: MutantCoverage;
}

/**
 * Prepares tests for StrykerJS's incremental mode. It takes over that a mutant was killed while one of the tests that
 * did is the same, and that it survived while no test is new that reaches it, and looks at the mutated code alone. But
 * who else kills it is for all tests to say, and a verdict depends on all code of the receiver. So all tests have a
 * name of their own for each state of what verdicts depend on. One test more stands for the state, and reaches what
 * runs on load: StrykerJS has no test reach that.
 *
 * @param run - the tests, at least one
 * @param files - the files that StrykerJS knows of; a change of any may change any verdict
 * @param ignoreStatic - whether StrykerJS leaves out mutants that only code on load reaches
 * @returns the tests, that of the state first
 */
export function ofState(
  { tests, mutantCoverage }: ReachingTests,
  files: FileDescriptions,
  ignoreStatic: boolean,
): ReachingTests {
  const state = stateOf(tests, files);
  const [{ status, fileName = "" }] = tests as [SuccessTestResult];
  const ofAll = { id: STATE_TEST, name: markedName(STATE_TEST, state), status, fileName, timeSpentMs: 0 };
  const onLoad = ignoreStatic ? {} : mutantCoverage.static;
  return {
    tests: [ofAll, ...tests].map((test) => ({ ...test, name: inState(test.name, state) })),
    mutantCoverage: { ...mutantCoverage, perTest: { ...mutantCoverage.perTest, [STATE_TEST]: onLoad } },
  };
}

function stateOf(tests: readonly SuccessTestResult[], files: FileDescriptions): string {
  const hash = createHash("sha256").update(OWN_VERSION);
  hash.update(JSON.stringify(tests.map(({ name }) => name)));
  for (const file of Object.keys(files).toSorted()) {
    hash.update(JSON.stringify([file, readIfThere(file)]));
  }
  return hash.digest("hex");
}

/** One that was taken away since StrykerJS looked is another state than it is with any contents. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "base64");
  } catch {
    return undefined;
  }
}
