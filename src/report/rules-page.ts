import type { Corpus, OpenDecision, Rule } from "../corpus/case.ts";
import { type GroupCases, asksFor, casesByGroup, showsRule } from "../corpus/cases-by-group.ts";
import { FEATURES } from "../protocol/feature.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { count } from "./count.ts";
import { anchorOf, escapeMarkdown as escape } from "./markdown.ts";

/** So many cases of a file are named before the rest is only counted. */
const SHOWN_CASES = 3;

const OPENING = `After reading this page you can say why an answer is right or wrong: each rule stands here with the clause that it follows, its cases, and the faulty receivers that break it. The last part lists the questions that the texts leave open. \`npm run docs\` writes this page from \`fixtures/\` and \`mutants/\`; \`npx killtable explain\` with the id of a rule shows the same with every case.

The keyword is the word of the clause. It is \`statement\` where the page says so without such a word, \`schema\` where only a type says it, and \`contract\` where no text says it and a receiver is held to it all the same. A rule that belongs to a feature counts for receivers that claim it; [eras-and-features.md](eras-and-features.md) says which to claim.`;

/**
 * Writes the page of the rules: what each demands, and what shows it.
 *
 * @param corpus - the corpus
 * @param mutants - the hand-written mutants
 * @returns Markdown: a heading for the core and each feature, with a heading for each rule, then the open decisions
 */
export function rulesPage({ rules, decisions, groups }: Corpus, mutants: readonly Mutant[]): string {
  const parts = [undefined, ...FEATURES].map((feature) => ({
    title: feature === undefined ? "The core" : `The feature ${feature}`,
    own: rules.filter((rule) => rule.feature === feature),
  }));
  const blocks = [
    "# Rules",
    OPENING,
    [
      ...parts.map(({ title, own }) => `- ${title}: ${linksTo(own)}`),
      `- Open decisions: ${linksTo(decisions)}`,
    ].join("\n"),
    ...parts.flatMap(({ title, own }) => [
      `## ${title}`,
      ...own.flatMap((rule) => ruleBlocks(rule, casesByGroup(groups, showsRule(rule.id)), mutants)),
    ]),
    "## Open decisions",
    "Any of the answers is accepted, as long as a receiver takes the same position in every case of the question. One that declares its position is held to it.",
    ...decisions.flatMap((decision) => decisionBlocks(decision, casesByGroup(groups, asksFor(decision.id)))),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function linksTo(all: readonly { readonly id: string }[]): string {
  return all.length === 0 ? "none" : all.map(({ id }) => `[${escape(id)}](#${anchorOf(id)})`).join(", ");
}

function ruleBlocks(rule: Rule, cases: readonly GroupCases[], mutants: readonly Mutant[]): string[] {
  const { id, statement, keyword, clause, url, feature } = rule;
  const about = mutants.filter(({ rules: [first] }) => first === id);
  return [
    `### ${escape(id)}`,
    escape(statement),
    [
      `- Keyword: ${keyword}`,
      `- Clause: ${url === undefined ? escape(clause) : `[${escape(clause)}](${url})`}`,
      `- Feature: ${feature ?? "none, it always counts"}`,
      casesLine(cases),
      `- ${count(about.length, "mutant")} about it${listed(about.map(mutantLink))}`,
    ].join("\n"),
  ];
}

function decisionBlocks(decision: OpenDecision, cases: readonly GroupCases[]): string[] {
  const { id, question, positions, why } = decision;
  return [
    `### ${escape(id)}`,
    escape(question),
    escape(why),
    [...positions.map((position) => `- \`--decision ${id}=${position}\``), casesLine(cases)].join("\n"),
  ];
}

function casesLine(cases: readonly GroupCases[]): string {
  const all = cases.reduce((sum, { ids }) => sum + ids.length, 0);
  const byGroup = cases.map(({ group, ids }) => {
    const more = ids.length > SHOWN_CASES ? ", …" : "";
    return `${escape(group)} ${ids.length} (${escape(ids.slice(0, SHOWN_CASES).join(", "))}${more})`;
  });
  return `- ${count(all, "case")}${listed(byGroup, "; ")}`;
}

const mutantLink = ({ id, title }: Mutant): string =>
  `[${escape(id)}](../mutants/${id}.ts) (${escape(title)})`;

const listed = (items: readonly string[], between = ", "): string =>
  items.length === 0 ? "" : `: ${items.join(between)}`;
