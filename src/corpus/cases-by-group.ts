import type { CaseGroup, CorpusCase } from "./case.ts";

/** The cases of one file that are meant, by id. */
export interface GroupCases {
  readonly group: string;
  readonly ids: readonly string[];
}

/**
 * Finds cases file by file.
 *
 * @param groups - the files
 * @param isMeant - says whether a case is meant
 * @returns the ids in each file, in its order; files that have none are left out
 */
export function casesByGroup(
  groups: readonly CaseGroup[],
  isMeant: (corpusCase: CorpusCase) => boolean,
): GroupCases[] {
  return groups
    .map(({ group, cases }) => ({ group, ids: cases.filter(isMeant).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);
}

/**
 * Makes a test for cases that show a rule.
 *
 * @param rule - the id of the rule
 * @returns says whether a case names it
 */
export const showsRule =
  (rule: string) =>
  ({ rules }: CorpusCase): boolean =>
    rules.includes(rule);

/**
 * Makes a test for cases that an open decision leaves more than one answer.
 *
 * @param decision - the id of the decision
 * @returns says whether a case asks for it, in any era
 */
export const asksFor =
  (decision: string) =>
  ({ expect }: CorpusCase): boolean =>
    Object.values(expect).some((expected) => typeof expected === "object" && expected.decision === decision);
