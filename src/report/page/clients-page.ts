import type { Corpus } from "../../corpus/case.ts";
import { OWN_VERSION } from "../../corpus/own-package.ts";
import type { CheckResult } from "../../run/check.ts";
import type { ClientsEra } from "../../run/clients.ts";
import { partingSentence } from "../clients-words.ts";
import type { NotJudged } from "../json.ts";
import type { PageData, PageEra, PageOutcome } from "../page-data.ts";
import { printable } from "../printable.ts";
import { pageCases, type PageCases } from "./page-cases.ts";
import { checkedRow } from "./page-rows.ts";

/** What clients came to. */
export interface ClientsPageRun {
  readonly eras: readonly ClientsEra[];
  readonly failed: readonly NotJudged[];
  readonly corpus: Corpus;
  readonly outcome: PageOutcome;
  /** The day, such as 2026-12-01. */
  readonly date: string;
  /** Writes the command that puts one case to a client, `{case}` in the place of the case's id. */
  readonly replayOf: (client: CheckResult) => string;
}

/**
 * Makes what the page of `killtable clients` shows.
 *
 * @param run - what the clients came to
 * @returns the data of the page
 */
export function clientsPage({ eras, failed, corpus, outcome, date, replayOf }: ClientsPageRun): PageData {
  const list = pageCases(corpus.groups, corpus);
  return {
    title: "killtable clients",
    version: OWN_VERSION,
    verdict: { outcome, sentence: eras.map(partingSentence).join(" ") || "No client was judged." },
    notes: [
      `Seen on ${date}: what the callers of real clients got over a real wire. It says what was observed, and judges no project. In the matrix the cases on which they part come first.`,
      ...eras.flatMap(({ era, clients }) =>
        clients.map(
          ({ receiver, introduction }) =>
            `${printable(receiver)} as ${era}: it says ${introduction === undefined ? "nothing of itself" : `that it is ${printable(introduction)}`}.`,
        ),
      ),
      ...failed.map(
        ({ receiver, era, problem }) =>
          `${printable(receiver)} could not be judged as ${era}: ${printable(problem)}`,
      ),
    ],
    rules: corpus.rules,
    cases: list.cases,
    eras: eras.map((compared) => pageEra(compared, list, replayOf)),
    laws: [],
    links: [],
  };
}

/** The cases on which the clients part come first; among those, and among the others, those of a rule are together. */
function pageEra(
  { era, clients, apart }: ClientsEra,
  { places }: PageCases,
  replayOf: ClientsPageRun["replayOf"],
): PageEra {
  const placesOf = (ids: readonly string[]): number[] =>
    ids.flatMap((id) => places.get(id) ?? []).toSorted((a, b) => a - b);
  const put = clients.flatMap(({ verdicts }) => verdicts.map(({ id }) => id));
  const columns = [...new Set([...placesOf(apart.map((each) => each.case.id)), ...placesOf(put)])];
  const at = { columns, places };
  return {
    era,
    columns,
    rows: clients.map((result) => checkedRow(result, at, replayOf(result))),
  };
}
