import type { CaseGroup, Clause, Corpus, OpenDecision, Rule } from "../corpus/case.ts";
import { type GroupCases, asksFor, casesByGroup, showsRule } from "../corpus/cases-by-group.ts";
import { count } from "./count.ts";
import { anchorOf, escapeMarkdown as escape } from "./markdown.ts";

/**
 * Writes down which cases show which demand of the specification.
 *
 * @param corpus - the corpus
 * @param clauses - the demands
 * @returns Markdown: a table of clauses for each page, then the cases of each rule and of each open decision
 */
export function traceability(corpus: Corpus, clauses: readonly Clause[]): string {
  const { rules, decisions, groups } = corpus;
  const shown = clauses.filter((clause) => clause.rules !== undefined).length;
  const pages = [...new Set(clauses.map(({ page }) => page))];
  const blocks = [
    "# Traceability",
    `On this page you find what shows a demand that revision 2026-07-28 of MCP makes on an answer that a client received: ${shown} of ${count(clauses.length, "clause")} by the cases of a rule; each of the others says why one answer given to a classifier cannot show it. \`npm run docs\` writes this page from \`fixtures/\`.`,
    "## Clauses",
    ...pages.flatMap((page) => [
      `### ${escape(page)}`,
      clauseTable(
        clauses.filter((clause) => clause.page === page),
        groups,
      ),
    ]),
    "## Rules",
    ...rules.flatMap((rule) => ruleBlocks(rule, groups)),
    "## Open decisions",
    ...decisions.flatMap((decision) => decisionBlocks(decision, groups)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function clauseTable(clauses: readonly Clause[], groups: readonly CaseGroup[]): string {
  const rows = clauses.map((clause) => {
    const name = `[${escape(clause.section)}](${clause.url}): ${escape(clause.id)}`;
    return `| ${name} | ${escape(clause.demand)} | ${clause.keyword} | ${shownBy(clause, groups)} |`;
  });
  return ["| clause | demand | keyword | rules, or why none |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

function shownBy({ rules, reason = "" }: Clause, groups: readonly CaseGroup[]): string {
  if (rules === undefined) {
    return escape(reason);
  }
  return rules
    .map((rule) => {
      const cases = casesByGroup(groups, showsRule(rule)).flatMap(({ ids }) => ids);
      return `[${escape(rule)}](#${anchorOf(rule)}) (${count(cases.length, "case")})`;
    })
    .join(", ");
}

function ruleBlocks(rule: Rule, groups: readonly CaseGroup[]): string[] {
  const clause = rule.url === undefined ? escape(rule.clause) : `[${escape(rule.clause)}](${rule.url})`;
  return [
    `### ${escape(rule.id)}`,
    escape(rule.statement),
    `Clause: ${clause} (${rule.keyword}${rule.feature === undefined ? "" : `, feature ${rule.feature}`})`,
    caseList(casesByGroup(groups, showsRule(rule.id))),
  ];
}

function decisionBlocks(
  { id, question, positions, why }: OpenDecision,
  groups: readonly CaseGroup[],
): string[] {
  return [
    `### ${escape(id)}`,
    escape(question),
    `${escape(why)} Positions: ${positions.map((position) => escape(position)).join(", ")}.`,
    caseList(casesByGroup(groups, asksFor(id))),
  ];
}

/** Lists ids file by file. */
function caseList(cases: readonly GroupCases[]): string {
  const lines = cases.map(
    ({ group, ids }) => `- ${escape(group)}.json (${ids.length}): ${escape(ids.join(", "))}`,
  );
  return lines.length === 0 ? "No cases." : lines.join("\n");
}
