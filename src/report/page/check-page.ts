import type { Corpus } from "../../corpus/case.ts";
import { OWN_VERSION } from "../../corpus/own-package.ts";
import type { Catalogue } from "../../run/catalogue.ts";
import { countCatalogue } from "../../run/catalogue-counts.ts";
import { checkNotes } from "../check-counts.ts";
import { staleText } from "../check-terminal.ts";
import { PLAIN } from "../colors.ts";
import type { CheckedReceiver } from "../check-verdict.ts";
import type { PageData, PageOutcome } from "../page-data.ts";
import { printable } from "../printable.ts";
import { checkSentence, sentenceOf } from "./check-sentence.ts";
import { mutantsSentence } from "./mutants-page.ts";
import { pageCases } from "./page-cases.ts";
import { type JudgedReceiver, type Rows, pageEras } from "./page-eras.ts";
import { pageLaws } from "./page-laws.ts";

/** Checks of receivers, beside the hand-written mutants. */
export interface CheckRun extends Pick<Rows, "mutants"> {
  readonly checked: readonly JudgedReceiver[];
  /** What all mutants came to against all cases of the corpus. */
  readonly catalogue: Catalogue;
  readonly corpus: Corpus;
  readonly outcome: PageOutcome;
  readonly links: PageData["links"];
}

/**
 * Makes what the page of `killtable check` shows.
 *
 * @param run - what the checks and the mutants came to
 * @returns the data of the page
 */
export function checkPage({ checked, catalogue, mutants, corpus, outcome, links }: CheckRun): PageData {
  const list = pageCases(corpus.groups, corpus);
  const results = checked.map(({ result }) => result);
  return {
    title: "killtable check",
    version: OWN_VERSION,
    verdict: { outcome, sentence: `${checkSentence(results, corpus.rules)}.` },
    notes: [
      ...results.flatMap((result) => notesOf(result, results.length > 1, corpus)),
      `Beside it: ${mutantsSentence(countCatalogue(catalogue), catalogue.voidReasons)} (hand-written, seed ${catalogue.seed}).`,
    ],
    rules: corpus.rules,
    cases: list.cases,
    eras: pageEras({ eras: catalogue.eras, mutants, checked }, list),
    laws: pageLaws(checked),
    links,
  };
}

function notesOf(result: CheckedReceiver, isOneOfSeveral: boolean, { rules }: Corpus): string[] {
  const name = printable(result.receiver);
  const verdict = isOneOfSeveral ? [`${sentenceOf(result, rules)}.`] : [];
  if ("problem" in result) {
    return verdict;
  }
  const { era, features, seed, properties, baseline } = result;
  const claimed = features.length === 0 ? "alone" : `and those of ${features.join(", ")}`;
  const lines = [
    ...checkNotes(result),
    `judged by the core rules ${claimed}; the order of the cases and generated envelopes come from seed ${seed}`,
    ...(baseline?.stale ?? []).map((entry) => staleText(entry, PLAIN)),
    ...properties
      .filter(({ recurred }) => recurred === false)
      .map(({ id }) => `law ${id}: put again, it was answered rightly; what is shown came the first time`),
  ];
  return isOneOfSeveral ? [...verdict, ...lines.map((line) => `${name} as ${era}: ${line}`)] : lines;
}
