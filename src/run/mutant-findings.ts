import type { CaseGroup, Corpus } from "../corpus/case.ts";
import { isFault } from "../judge/verdict.ts";
import type { MatrixRow } from "../kill/matrix.ts";
import type { Era } from "../protocol/era.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Findings, judgedCases, pickFindings } from "./findings.ts";
import { claimedCases } from "./mutants.ts";

/** A mutant, and the cases to show of those that it fails. */
export interface MutantFindings {
  readonly row: MatrixRow;
  /** The era in which it was run. */
  readonly era: Era;
  readonly findings: Findings;
}

/**
 * Picks for each mutant what to show of the cases that it fails.
 *
 * @param catalogue - what the mutants came to
 * @param corpus - the corpus
 * @param groups - the groups of cases that were put
 * @returns one entry a mutant
 */
export function mutantFindings(
  { eras }: Catalogue,
  corpus: Corpus,
  groups: readonly CaseGroup[],
): MutantFindings[] {
  const all = { ...corpus, groups: [...groups, ...corpus.groups] };
  return eras.flatMap(({ era, matrix }) => {
    const cases = claimedCases({ ...corpus, groups }, era);
    return matrix.rows
      .filter(({ role }) => role === "mutant")
      .map((row) => {
        // One that did not load has no verdicts.
        const judged = row.verdicts.length === 0 ? [] : judgedCases(cases, row.verdicts);
        const failed = judged.filter(({ verdict }) => isFault(verdict));
        return { row, era, findings: pickFindings(failed, all) };
      });
  });
}
