import type { CaseExpectation, Corpus, CorpusCase, OpenDecision, Rule } from "../corpus/case.ts";
import { asksFor, casesByGroup, showsRule } from "../corpus/cases-by-group.ts";
import { envelopeText } from "../corpus/envelope-text.ts";
import { ERAS } from "../protocol/era.ts";
import type { Mutant } from "../protocol/mutant.ts";
import type { Stopped } from "../run/stopped-by.ts";
import { caseFacts, fact, jsonFact } from "./case-facts.ts";
import { count } from "./count.ts";
import { labelled } from "./labelled.ts";
import { sentence } from "./wrap.ts";

/** How many of the cases that stop a mutant are named. */
const SHOWN_CASES = 4;

/**
 * Shows what is known of an id.
 *
 * @param id - the id of a case, a rule, an open decision or a mutant
 * @param corpus - the corpus
 * @param mutants - the hand-written mutants and the controls
 * @param stopped - the cases that stop the mutants about the rule of that id, or the mutant
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
    ...mutants.filter((mutant) => mutant.id === id).map((mutant) => explainMutant(mutant, stopped)),
  ];
  return found.length === 0 ? undefined : found.map((lines) => lines.join("\n")).join("\n\n");
}

function explainCase(corpusCase: CorpusCase): string[] {
  const { id, title, context, expect, twin } = corpusCase;
  const expectations = ERAS.map((era) => `  ${era.padEnd(9)} ${expectationText(expect[era])}`);
  return [
    ...sentence(`case ${id}: ${title}`, "", "  "),
    ...caseFacts(corpusCase),
    ...(context === undefined ? [] : jsonFact("context", JSON.stringify(context))),
    ...jsonFact("envelope", envelopeText(corpusCase)),
    "expected",
    ...expectations,
    ...(twin === undefined ? [] : fact("twin", `${twin}, which differs in one thing and is not refused`)),
  ];
}

function expectationText(expected: CaseExpectation | undefined): string {
  if (expected === undefined) {
    return "not put";
  }
  return typeof expected === "string"
    ? expected
    : `${expected.oneOf.join(" or ")} (open: ${expected.decision})`;
}

function explainRule(
  rule: Rule,
  corpus: Corpus,
  mutants: readonly Mutant[],
  stopped: readonly Stopped[],
): string[] {
  const about = stopped.flatMap(({ mutant, cases }) =>
    sentence(`  ${mutant}: ${stoppedText(cases)}`, "", "    "),
  );
  const others = mutants.filter(({ rules }) => rules.includes(rule.id) && rules[0] !== rule.id);
  return [
    `rule ${rule.id} (${rule.feature ?? "core"})`,
    ...sentence(rule.statement),
    "",
    ...labelled("clause", `${rule.clause} [${rule.keyword}]`, 8),
    // An address is to be opened, and so never cut.
    ...(rule.url === undefined ? [] : [`        ${rule.url}`]),
    ...caseLines(corpus, showsRule(rule.id)),
    "mutants about it",
    ...about,
    ...sentence(list(others), "mutants about other rules that break it too: ", "  "),
  ];
}

function stoppedText(cases: readonly string[]): string {
  const more = cases.length > SHOWN_CASES ? ", …" : "";
  const names = cases.length === 0 ? "" : ` (${cases.slice(0, SHOWN_CASES).join(", ")}${more})`;
  return `stopped by ${count(cases.length, "case")}${names}`;
}

function explainDecision({ id, question, positions, why }: OpenDecision, corpus: Corpus): string[] {
  return [
    `decision ${id}`,
    ...sentence(question),
    ...sentence(why),
    "",
    `positions  ${positions.join(", ")}`,
    ...caseLines(corpus, asksFor(id)),
  ];
}

/** Lists the ids of cases by their files. */
function caseLines({ groups }: Corpus, isMeant: (corpusCase: CorpusCase) => boolean): string[] {
  const lines = casesByGroup(groups, isMeant).flatMap(({ group, ids }) =>
    sentence(ids.join(", "), `  ${group}: `, "    "),
  );
  return ["cases", ...(lines.length === 0 ? ["  none"] : lines)];
}

function explainMutant(mutant: Mutant, stopped: readonly Stopped[]): string[] {
  const { id, title, fault, rules, eras = ERAS, features = [], keepsState, equivalent } = mutant;
  return [
    ...sentence(`mutant ${id}: ${title}`, "", "  "),
    ...sentence(fault),
    "",
    ...(rules.length === 0 ? [] : fact("breaks", rules.join(", "))),
    ...fact("eras", eras.join(", ")),
    ...fact("features", features.length === 0 ? "none needed" : features.join(", ")),
    ...(keepsState ? fact("state", "it keeps something between calls, so the order of cases matters") : []),
    ...(equivalent === undefined
      ? []
      : fact("equal", `no envelope tells it from the original: ${equivalent}`)),
    ...stopped.flatMap(({ cases, era }) =>
      fact("stopped", `by ${count(cases.length, "pinned case")}, run as ${era}`),
    ),
  ];
}

function list(items: readonly { readonly id: string }[]): string {
  return items.length === 0 ? "none" : items.map(({ id }) => id).join(", ");
}
