import { contextFor } from "../protocol/receiver.ts";
import type { Corpus, CorpusCase, Rule } from "./case.ts";
import { envelopeText } from "./envelope-text.ts";
import { twinProblems } from "./lint-twins.ts";

/** So many cases show a rule at least. */
const CASES_PER_RULE = 3;

/**
 * Checks what makes a corpus worth trusting: that every case which is refused in some era has a twin which
 * differs in one place and is not refused there, that no two cases are equal, and that every rule and decision
 * has cases.
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
    ...cases.flatMap((corpusCase) => twinProblems(corpusCase, byId.get(corpusCase.twin ?? ""))),
    ...corpus.rules.flatMap((rule) => ruleProblems(rule, cases)),
    ...unaskedDecisions(corpus, cases),
  ];
}

function sharedIds({ rules, decisions, groups }: Corpus): string[] {
  const kinds = [rules, decisions, groups.flatMap((group) => group.cases)];
  const ids = kinds.flatMap((items) => items.map(({ id }) => id));
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `id ${id}: a case, rule or decision has it too; choose another`);
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
    return other === undefined ? [] : [`case ${id}: equal to ${other}; let it ask something else`];
  });
}

function ruleProblems(rule: Rule, cases: readonly CorpusCase[]): string[] {
  const ofRule = cases.filter(({ rules }) => rules.includes(rule.id));
  return [...tooFewCases(rule, ofRule), ...noTwins(rule, ofRule)];
}

function tooFewCases({ id }: Rule, ofRule: readonly CorpusCase[]): string[] {
  return ofRule.length < CASES_PER_RULE
    ? [`rule ${id}: it has ${ofRule.length} cases, and needs ${CASES_PER_RULE}; add some`]
    : [];
}

/** A rule of the contract alone, such as that a receiver is pure, holds for every answer, so no twin can show it. */
function noTwins({ id, keyword }: Rule, ofRule: readonly CorpusCase[]): string[] {
  return keyword === "contract" || ofRule.some(({ twin }) => twin !== undefined)
    ? []
    : [`rule ${id}: none of its cases has a twin; add one that has`];
}

function unaskedDecisions({ decisions }: Corpus, cases: readonly CorpusCase[]): string[] {
  const asked = new Set(cases.flatMap(decisionsOf));
  return decisions
    .filter(({ id }) => !asked.has(id))
    .map(({ id }) => `decision ${id}: no case asks it; add one`);
}

function decisionsOf({ expect }: CorpusCase): string[] {
  return Object.values(expect).flatMap((expected) => (typeof expected === "object" ? expected.decision : []));
}
