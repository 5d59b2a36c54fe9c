import type { CaseExpectation, Corpus, CorpusCase, OpenDecision, Rule } from "../corpus/case.ts";
import { asksFor, casesByGroup, showsRule } from "../corpus/cases-by-group.ts";
import { envelopeText } from "../corpus/envelope-text.ts";
import type { Mutant } from "../protocol/mutant.ts";
import type { Stopped } from "../run/stopped-by.ts";
import { count } from "./count.ts";
import { excerpt } from "./printable.ts";

/** How much of an envelope is shown, in characters. */
const ENVELOPE_WIDTH = 2000;

/** How many of the cases that stop a mutant are named. */
const SHOWN_CASES = 4;

/**
 * Shows what is known of an id.
 *
 * @param id - the id of a case, a rule, an open decision or a mutant
 * @param corpus - the corpus
 * @param mutants - the hand-written mutants and the controls
 * @param stopped - the mutants about the rule, where the id is a rule's
 * @returns the text, or `undefined` if nothing has that id
 */
export function explain(
  id: string,
  corpus: Corpus,
  mutants: readonly Mutant[],
  stopped: readonly Stopped[],
): string | undefined {
  const cases = corpus.groups.flatMap((group) => group.cases);
  const found = [
    ...cases.filter((corpusCase) => corpusCase.id === id).map((corpusCase) => explainCase(corpusCase)),
    ...corpus.rules
      .filter((rule) => rule.id === id)
      .map((rule) => explainRule(rule, corpus, mutants, stopped)),
    ...corpus.decisions
      .filter((decision) => decision.id === id)
      .map((decision) => explainDecision(decision, corpus)),
    ...mutants.filter((mutant) => mutant.id === id).map((mutant) => explainMutant(mutant)),
  ];
  return found.length === 0 ? undefined : found.join("\n\n");
}

function explainCase(corpusCase: CorpusCase): string {
  const { id, title, why, rules, context, features, expect, twin } = corpusCase;
  const expectations = Object.entries(expect).map(
    ([era, expected]) => `  ${era.padEnd(9)} ${expectationText(expected)}`,
  );
  return [
    `case ${id}: ${title}`,
    why,
    "",
    `rules     ${rules.join(", ")}`,
    ...(features === undefined ? [] : [`features  ${features.join(", ")}`]),
    ...(context === undefined ? [] : [`context   ${JSON.stringify(context)}`]),
    `envelope  ${excerpt(envelopeText(corpusCase), ENVELOPE_WIDTH)}`,
    "expected",
    ...expectations,
    ...(twin === undefined ? [] : [`twin      ${twin}, which differs in one thing and is not refused`]),
  ].join("\n");
}

function expectationText(expected: CaseExpectation): string {
  return typeof expected === "string"
    ? expected
    : `${expected.oneOf.join(" or ")} (open: ${expected.decision})`;
}

function explainRule(
  rule: Rule,
  corpus: Corpus,
  mutants: readonly Mutant[],
  stopped: readonly Stopped[],
): string {
  const about = stopped.map(({ mutant, cases }) => {
    const more = cases.length > SHOWN_CASES ? ", …" : "";
    return `  ${mutant}: stopped by ${count(cases.length, "case")} (${cases.slice(0, SHOWN_CASES).join(", ")}${more})`;
  });
  const others = mutants.filter(({ rules }) => rules.includes(rule.id) && rules[0] !== rule.id);
  return [
    `rule ${rule.id} (${rule.feature ?? "core"})`,
    rule.statement,
    "",
    `clause  ${rule.clause} [${rule.keyword}]`,
    ...(rule.url === undefined ? [] : [`        ${rule.url}`]),
    ...caseLines(corpus, showsRule(rule.id)),
    "mutants about it",
    ...about,
    `mutants about other rules that break it too: ${list(others)}`,
  ].join("\n");
}

function explainDecision({ id, question, positions, why }: OpenDecision, corpus: Corpus): string {
  return [
    `decision ${id}`,
    question,
    why,
    "",
    `positions  ${positions.join(", ")}`,
    ...caseLines(corpus, asksFor(id)),
  ].join("\n");
}

/** Lists the ids of cases, a line a file. */
function caseLines({ groups }: Corpus, isMeant: (corpusCase: CorpusCase) => boolean): string[] {
  const lines = casesByGroup(groups, isMeant).map(({ group, ids }) => `  ${group}: ${ids.join(", ")}`);
  return ["cases", ...(lines.length === 0 ? ["  none"] : lines)];
}

function explainMutant({ id, title, fault, rules }: Mutant): string {
  return [`mutant ${id}: ${title}`, fault, "", `breaks  ${rules.join(", ")}`].join("\n");
}

function list(items: readonly { readonly id: string }[]): string {
  return items.length === 0 ? "none" : items.map(({ id }) => id).join(", ");
}
