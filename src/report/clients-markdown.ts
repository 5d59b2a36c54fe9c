import type { ClientsCase, ClientsEra } from "../run/clients.ts";
import { type Verdict, outcomeOf } from "../judge/verdict.ts";
import type { Wire } from "../protocol/wire.ts";
import { CELL_WORDS, COUNTS_HEAD, countCells, partingSentence, sawWord } from "./clients-words.ts";
import type { CheckResult } from "../run/check.ts";
import type { NotJudged } from "./json.ts";
import { anchorOf } from "./markdown.ts";
import { codeCell, codeSpan, fence, markdownTable } from "./markdown-text.ts";
import { printable } from "./printable.ts";

/** What the page is made from. */
export interface ClientsRun {
  readonly eras: readonly ClientsEra[];
  readonly failed: readonly NotJudged[];
  /** The wire of a client. */
  readonly wireOf: (result: CheckResult) => Wire | undefined;
  /** The day, such as 2026-12-01. */
  readonly date: string;
  /** The version of killtable. */
  readonly version: string;
  /** The command line that does the same again. */
  readonly replay: string;
}

/**
 * Writes what clients came to as a page: who was put what, then case by case, the cases on which they part first.
 * Nothing but the date differs between two runs that saw the same.
 *
 * @param run - what they came to
 * @returns Markdown
 */
export function clientsMarkdown({ eras, failed, wireOf, date, version, replay }: ClientsRun): string {
  const rows = eras.flatMap(({ era, clients }) =>
    clients.map((result, index) => [
      String(index + 1),
      codeCell(result.receiver),
      codeCell(result.introduction ?? "unknown"),
      wireOf(result) ?? "none",
      era,
      ...countCells(result),
    ]),
  );
  const head = ["column", "client", "package version and runtime", "wire", "era", ...COUNTS_HEAD];
  return [
    "# What the callers of published clients see",
    `Seen on ${date} with killtable ${version}: what callers of the clients below got for the pinned cases, put over a real wire. It says what was observed, and judges no project: where a client and the contract part, either may have its reasons. What an adapter cannot see of its client stands in its first lines.`,
    `The same again:\n\n${fence([printable(replay)])}`,
    markdownTable(head, rows),
    ...failed.map(
      ({ receiver, era, problem }) =>
        `${codeSpan(receiver)} could not be judged as ${era}: ${codeSpan(problem)}`,
    ),
    CELL_WORDS.map(([word, meaning]) => `- *${word}*: ${meaning}`).join("\n"),
    "In the tables below a column is a client by its number above, and ✓ is what the contract asks for; with a word, one of the answers that an open question allows. `npx killtable explain <case>` shows a case with its envelope.",
    ...eras.flatMap(eraParts),
  ].join("\n\n");
}

function eraParts(compared: ClientsEra): string[] {
  const { era, apart, together, skipped } = compared;
  return [
    `## As ${era}`,
    partingSentence(compared),
    ...casesPart("Where they part", apart, compared),
    ...casesPart("Where all see the same, and not what is right", together, compared),
    ...(skipped.length === 0 ? [] : [`Skipped by all: ${skipped.map(codeSpan).join(", ")}.`]),
  ];
}

function casesPart(title: string, cases: readonly ClientsCase[], { clients }: ClientsEra): string[] {
  if (cases.length === 0) {
    return [];
  }
  const head = ["rule", "case", "contract", ...clients.map((_, index) => String(index + 1))];
  return [`### ${title}`, markdownTable(head, cases.map(caseRow))];
}

function caseRow({ selected, verdicts }: ClientsCase): string[] {
  const [rule = ""] = selected.case.rules;
  const { expected } = selected;
  const wanted = typeof expected === "string" ? [expected] : expected.oneOf;
  return [
    `[${rule}](rules.md#${anchorOf(rule)})`,
    codeCell(selected.case.id),
    wanted.map((word) => codeCell(word)).join(" or "),
    ...verdicts.map(cell),
  ];
}

function cell(verdict: Verdict | undefined): string {
  if (verdict === undefined || verdict.kind === "skipped") {
    return "";
  }
  const isRight = outcomeOf(verdict.kind) === "pass";
  if (verdict.kind === "match") {
    return "✓";
  }
  const word = sawWord(verdict);
  return isRight ? `✓ ${codeCell(word)}` : codeCell(word);
}
