import type { MutationTestResult } from "mutation-testing-report-schema/api";
import type { GroupFile } from "../corpus/group-text.ts";
import { readMutantSource } from "../load/mutants.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { strykerReport } from "../report/stryker-schema.ts";
import type { Catalogue } from "../run/catalogue.ts";

/** What the mutants came to, and the files that they and the cases stand in. */
export interface HandWritten {
  readonly catalogue: Catalogue;
  readonly mutants: readonly Mutant[];
  readonly files: readonly GroupFile[];
}

/**
 * Turns what the hand-written mutants came to into a report of the mutation-testing report schema.
 *
 * @param run - what they came to
 * @returns the report
 */
export function handWrittenReport({ catalogue, mutants, files }: HandWritten): MutationTestResult {
  const sources = mutants.map((mutant) => ({ mutant, ...readMutantSource(mutant.id) }));
  return strykerReport(catalogue.eras, sources, files);
}
