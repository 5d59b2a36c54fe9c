import type { CaseGroup, Clause, Corpus, OpenDecision, Rule } from "../corpus/case.ts";
import { count } from "./count.ts";

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
    `What revision 2026-07-28 of MCP demands of an answer that a client received, and what shows it: ${shown} of ${count(clauses.length, "clause")} by the cases of a rule; each of the others says why one answer given to a classifier cannot show it. \`npm run docs:traceability\` writes this page from \`fixtures/\`.`,
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
    .map((rule) => `[${escape(rule)}](#${anchor(rule)}) (${count(caseIds(rule, groups).length, "case")})`)
    .join(", ");
}

function ruleBlocks(rule: Rule, groups: readonly CaseGroup[]): string[] {
  const clause = rule.url === undefined ? escape(rule.clause) : `[${escape(rule.clause)}](${rule.url})`;
  return [
    `### ${escape(rule.id)}`,
    escape(rule.statement),
    `Clause: ${clause} (${rule.keyword}${rule.feature === undefined ? "" : `, feature ${rule.feature}`})`,
    caseList(groups, (group) => caseIds(rule.id, [group])),
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
    caseList(groups, (group) => openCaseIds(id, group)),
  ];
}

function caseIds(rule: string, groups: readonly CaseGroup[]): string[] {
  return groups
    .flatMap(({ cases }) => cases)
    .filter(({ rules }) => rules.includes(rule))
    .map(({ id }) => id);
}

function openCaseIds(decision: string, { cases }: CaseGroup): string[] {
  return cases
    .filter(({ expect }) =>
      Object.values(expect).some(
        (expected) => typeof expected === "object" && expected.decision === decision,
      ),
    )
    .map(({ id }) => id);
}

/** Lists ids file by file, leaving out the files that have none. */
function caseList(groups: readonly CaseGroup[], idsOf: (group: CaseGroup) => readonly string[]): string {
  const lines = groups.flatMap((group) => {
    const ids = idsOf(group);
    return ids.length === 0
      ? []
      : [`- ${escape(group.group)}.json (${ids.length}): ${escape(ids.join(", "))}`];
  });
  return lines.length === 0 ? "No cases." : lines.join("\n");
}

/** Escapes what Markdown would act on within a line or a cell. */
function escape(text: string): string {
  return text.replaceAll(/[\\`|<*_~&[\]]/g, String.raw`\$&`);
}

/** The anchor that GitHub gives the heading of an id. */
function anchor(id: string): string {
  return id.replaceAll(".", "");
}
