import type { Wire } from "../protocol/wire.ts";
import type { CheckResult } from "../run/check.ts";
import type { ClientsCase, ClientsEra, Sight } from "../run/clients.ts";
import { COUNTS_HEAD, HEAD_WORDS, countCells, partingSentence } from "./clients-words.ts";
import { expectedWords } from "./expected-words.ts";
import { type Part, fitMarkdown } from "./fit-markdown.ts";
import type { NotJudged } from "./json.ts";
import { codeCell, codeSpan, markdownTable, replayPart } from "./markdown-text.ts";

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
 * @param room - how long the page may be, in bytes of UTF-8
 * @returns Markdown; where there is no room for all, without the tables that are too much, which it says
 */
export function clientsMarkdown(run: ClientsRun, room: number): string {
  const { eras, failed, date, version, replay } = run;
  return fitMarkdown(
    [
      "# What the callers of clients see",
      `Seen on ${date} with killtable ${version}: what callers of the clients below got for the pinned cases, put over a real wire. It says what was observed, and judges no project: where a client and the contract part, either may have its reasons. What an adapter cannot see of its client stands in its first lines.`,
      countsPart(run),
      ...failed.map(
        ({ receiver, era, problem }) =>
          `${codeSpan(receiver)} could not be judged as ${era}: ${codeSpan(problem)}`,
      ),
      HEAD_WORDS.map(([word, meaning]) => `- *${word}*: ${meaning}`).join("\n"),
      "In the tables below a column is a client by its number above, and ✓ is what the contract asks for; with a word, one of the answers that an open question allows. Any other word is the category that came, or `no-answer` (nothing), `repeated-call`, `unstable` (not the same twice), `timeout`, `exited` or `threw`. `npx killtable explain <case>` shows a case with its envelope, and the same with a rule its clause.",
      replayPart(replay),
      ...eras.flatMap(eraParts),
    ],
    room,
  );
}

function countsPart({ eras, wireOf }: ClientsRun): string {
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
  return markdownTable(["column", "client", "version and runtime", "wire", "era", ...COUNTS_HEAD], rows);
}

function eraParts(compared: ClientsEra): Part[] {
  const { era, clients, apart, together, unknown } = compared;
  const tables = [
    ...casesTable("Where they part", apart, clients.length),
    ...casesTable("Where all see the same, and not what is right", together, clients.length),
  ];
  return [
    `## As ${era}`,
    partingSentence(compared),
    ...(tables.length === 0 ? [] : [{ findings: tables }]),
    ...(unknown.length === 0 ? [] : [`Nothing is known of ${unknown.map(codeSpan).join(", ")}.`]),
  ];
}

function casesTable(title: string, cases: readonly ClientsCase[], clients: number): string[] {
  if (cases.length === 0) {
    return [];
  }
  const columns = Array.from({ length: clients }, (_, index) => String(index + 1));
  const rows = cases.map(({ case: { id, rules }, expected, sights }) => [
    codeCell(rules[0] ?? ""),
    codeCell(id),
    codeCell(expectedWords(expected)),
    ...sights.map(cell),
  ]);
  return [`### ${title}\n\n${markdownTable(["rule", "case", "contract", ...columns], rows)}`];
}

function cell(sight: Sight | undefined): string {
  switch (sight?.standing) {
    case undefined:
      return "";
    case "right":
      return "✓";
    case "accepted":
      return `✓ ${codeCell(sight.word)}`;
    case "wrong":
      return codeCell(sight.word);
  }
}
