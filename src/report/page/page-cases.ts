import { orderByRule } from "../../corpus/by-rule.ts";
import type { CaseExpectation, CaseGroup, Corpus, CorpusCase } from "../../corpus/case.ts";
import { twinDifferences } from "../../corpus/twin-differences.ts";
import { ERAS } from "../../protocol/era.ts";
import { contextFor } from "../../protocol/receiver.ts";
import type { PageCase, PageDifference } from "../page-data.ts";
import { firstPart, shownEnvelope } from "./shown-text.ts";

/** The cases of a page, those of a rule side by side, and the place of each by its id. */
export interface PageCases {
  readonly cases: readonly PageCase[];
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Lists the cases that a page shows.
 *
 * @param groups - the groups of cases that were put
 * @param corpus - the corpus, for the rules and for twins in other groups
 * @returns the cases, by the first rule of each in the order of the rules
 */
export function pageCases(groups: readonly CaseGroup[], corpus: Corpus): PageCases {
  const groupOf = new Map(groups.flatMap(({ group, cases }) => cases.map(({ id }) => [id, group])));
  const known = new Map(
    [...corpus.groups, ...groups].flatMap(({ cases }) => cases.map((each) => [each.id, each])),
  );
  const put = groups.flatMap(({ cases }) => cases);
  const cases = orderByRule(put, corpus.rules).map((corpusCase) =>
    pageCase(corpusCase, groupOf.get(corpusCase.id) ?? "", known.get(corpusCase.twin ?? "")),
  );
  return { cases, places: new Map(cases.map(({ id }, place) => [id, place])) };
}

function pageCase(corpusCase: CorpusCase, group: string, twin: CorpusCase | undefined): PageCase {
  const { id, title, why, rules, features = [], context, expect } = corpusCase;
  const eras = ERAS.filter((era) => expect[era] !== undefined);
  const decision = decisionIn(expect);
  return {
    ...{ id, title, why, group, rules, features },
    envelope: shownEnvelope(corpusCase),
    contexts: Object.fromEntries(eras.map((era) => [era, contextFor(era, context)])),
    expected: Object.fromEntries(eras.map((era) => [era, categoriesIn(expect[era])])),
    ...(decision === undefined ? {} : { decision }),
    ...(twin === undefined ? {} : { twin: { id: twin.id, differences: differences(corpusCase, twin) } }),
  };
}

function decisionIn(expect: CorpusCase["expect"]): string | undefined {
  return Object.values(expect)
    .map((expected) => (typeof expected === "object" ? expected.decision : undefined))
    .find((decision) => decision !== undefined);
}

function categoriesIn(expected: CaseExpectation | undefined): readonly string[] {
  return typeof expected === "object" ? [...new Set(expected.oneOf)] : [expected ?? ""];
}

function differences(corpusCase: CorpusCase, twin: CorpusCase): PageDifference[] {
  return twinDifferences(corpusCase, twin).map(({ place, here, there }) => ({
    place,
    ...(here === undefined ? {} : { here: firstPart(here) }),
    ...(there === undefined ? {} : { there: firstPart(there) }),
  }));
}
