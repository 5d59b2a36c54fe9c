import { contextFor } from "../protocol/receiver.ts";
import type { CaseExpectation, Corpus, CorpusCase, Rule } from "./case.ts";
import { envelopeText } from "./envelope-text.ts";
import { differingPlaces } from "./places.ts";

/** So many cases show a rule at least. */
const CASES_PER_RULE = 3;

/**
 * Checks what makes a corpus worth trusting: that every refused case has a twin which differs in one place
 * and is not refused, that no two cases are equal, and that every rule and decision has cases.
 *
 * @param corpus - a corpus that was read, so that all names in it lead to something
 * @returns what is wrong, a sentence each
 */
export function lintCorpus(corpus: Corpus): string[] {
  const cases = corpus.groups.flatMap((group) => group.cases);
  const byId = new Map(cases.map((corpusCase) => [corpusCase.id, corpusCase]));
  return [
    ...sharedIds(corpus),
    ...equalCases(cases),
    ...cases.flatMap((corpusCase) => twinProblems(corpusCase, byId)),
    ...corpus.rules.flatMap((rule) => ruleProblems(rule, cases)),
    ...corpus.decisions
      .filter(({ id }) => !cases.some((corpusCase) => decisionsOf(corpusCase).includes(id)))
      .map(({ id }) => `decision ${id}: no case asks it`),
  ];
}

function sharedIds({ rules, decisions, groups }: Corpus): string[] {
  const kinds = [rules, decisions, groups.flatMap((group) => group.cases)];
  const ids = kinds.flatMap((items) => items.map(({ id }) => id));
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${id}: a case, rule or decision has it too`);
}

function equalCases(cases: readonly CorpusCase[]): string[] {
  const seen = new Map<string, string>();
  return cases.flatMap((corpusCase) => {
    const { id, context, features, unless } = corpusCase;
    const content = JSON.stringify([
      envelopeText(corpusCase),
      contextFor("modern", context),
      features,
      unless,
    ]);
    const other = seen.get(content);
    seen.set(content, id);
    return other === undefined ? [] : [`case ${id}: equal to ${other}`];
  });
}

function twinProblems(corpusCase: CorpusCase, byId: ReadonlyMap<string, CorpusCase>): string[] {
  const { id, twin: twinId } = corpusCase;
  const twin = twinId === undefined ? undefined : byId.get(twinId);
  if (twin === undefined) {
    return isRefused(firstExpectation(corpusCase)) ? [`case ${id}: it is refused and has no twin`] : [];
  }
  const places = differingPlaces(whole(corpusCase), whole(twin));
  return [
    ...(places.length === 1
      ? []
      : [
          `case ${id}: differs from its twin ${twinId} in ${places.length} places: ${places.slice(0, 4).join(", ")}`,
        ]),
    ...(differsInCategory(corpusCase, twin)
      ? []
      : [`case ${id}: has the category of its twin ${twinId} in every era`]),
    ...(isRefused(firstExpectation(corpusCase)) && refusedTogether(corpusCase, twin)
      ? [`case ${id}: its twin ${twinId} is refused as well`]
      : []),
  ];
}

/** Everything that a receiver sees of a case. */
function whole(corpusCase: CorpusCase): unknown {
  const { era: _, ...context } = contextFor("modern", corpusCase.context);
  return { envelope: JSON.parse(envelopeText(corpusCase)), context };
}

function firstExpectation({ expect }: CorpusCase): CaseExpectation | undefined {
  return expect.modern ?? expect["dual-era"] ?? expect.legacy;
}

function isRefused(expected: CaseExpectation | undefined): boolean {
  return expected === "unclassified";
}

function differsInCategory({ expect }: CorpusCase, twin: CorpusCase): boolean {
  return Object.entries(expect).some(
    ([era, expected]) => JSON.stringify(expected) !== JSON.stringify(twin.expect[era as keyof typeof expect]),
  );
}

/** Whether the twin is refused in the era for which the case has its first expectation. */
function refusedTogether({ expect }: CorpusCase, twin: CorpusCase): boolean {
  const era =
    (["modern", "dual-era", "legacy"] as const).find((each) => expect[each] !== undefined) ?? "modern";
  return isRefused(twin.expect[era]);
}

function ruleProblems({ id, keyword }: Rule, cases: readonly CorpusCase[]): string[] {
  const ofRule = cases.filter(({ rules }) => rules.includes(id));
  const hasTwins = ofRule.some(({ twin }) => twin !== undefined);
  return [
    ...(ofRule.length < CASES_PER_RULE
      ? [`rule ${id}: it has ${ofRule.length} cases, and needs ${CASES_PER_RULE}`]
      : []),
    ...(hasTwins || keyword === "contract" ? [] : [`rule ${id}: none of its cases has a twin`]),
  ];
}

function decisionsOf({ expect }: CorpusCase): string[] {
  return Object.values(expect).flatMap((expected) => (typeof expected === "object" ? expected.decision : []));
}
