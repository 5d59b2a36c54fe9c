import type { Corpus } from "../../corpus/case.ts";
import { OWN_VERSION } from "../../corpus/own-package.ts";
import type { Mutant } from "../../protocol/mutant.ts";
import { publishedCatalogue } from "../../run/catalogue.ts";
import { countCatalogue } from "../../run/catalogue-counts.ts";
import { type MutationRun, dominatorsLine, leftOutLines, strykerWords } from "../mutation-summary.ts";
import type { PageData, PageOutcome } from "../page-data.ts";
import { printable } from "../printable.ts";
import { reviewedLine, survivedLine } from "../survivors-text.ts";
import { mutantsNotes, mutantsSentence } from "./mutants-page.ts";
import { counted, grouped } from "../count.ts";
import { pageCases } from "./page-cases.ts";
import { pageEras } from "./page-eras.ts";

/** A mutation run, and what its page needs beside it. */
export interface MutateRun {
  readonly run: MutationRun;
  readonly corpus: Corpus;
  /** The hand-written mutants and the controls. */
  readonly mutants: readonly Mutant[];
  readonly outcome: PageOutcome;
  readonly links: PageData["links"];
}

/**
 * Makes what the page of `killtable mutate` shows: the published kill matrix, and what is to be said of StrykerJS's
 * mutants, which its own report shows one by one.
 *
 * @param run - what the run came to
 * @returns the data of the page
 */
export function mutatePage({ run, corpus, mutants, outcome, links }: MutateRun): PageData {
  const catalogue = publishedCatalogue(run.matrix);
  const counts = countCatalogue(catalogue);
  const groups = corpus.groups.filter(({ group }) => catalogue.suite.includes(group));
  const list = pageCases(groups, corpus);
  const handWritten = mutantsSentence(counts, run.voidReasons);
  const sentence =
    run.voidReasons.length > 0 ? handWritten : `${strykerSentence(run)}; hand-written: ${handWritten}`;
  return {
    title: "killtable mutate",
    version: OWN_VERSION,
    verdict: { outcome, sentence: `${sentence}.` },
    notes: [
      ...run.voidReasons.map((reason) => `Void: ${printable(reason)}.`),
      ...strykerNotes(run),
      ...mutantsNotes(counts, { ...catalogue, voidReasons: [] }),
    ],
    rules: corpus.rules,
    cases: list.cases,
    eras: pageEras({ eras: catalogue.eras, mutants }, list),
    laws: [],
    links,
  };
}

function strykerSentence({ stryker, unchanged }: MutationRun): string {
  if (stryker === undefined) {
    return "StrykerJS left no report";
  }
  const { Killed, Timeout, Survived, NoCoverage } = stryker.counts.mutants;
  const stopped = Killed + Timeout;
  const scope = unchanged === undefined ? "" : " in lines that changed";
  return [
    `StrykerJS: ${grouped(stopped)} of ${counted(stopped + Survived + NoCoverage, "mutant")}${scope} stopped by ${counted(stryker.counts.tests, "test")}`,
    survivorsText(Survived + NoCoverage, stryker.survivors.unlisted.length),
  ].join(", ");
}

function survivorsText(survived: number, unlisted: number): string {
  if (survived === 0) {
    return "none survived";
  }
  return unlisted === 0 ? "every survivor is reviewed" : `${counted(unlisted, "survivor")} not reviewed`;
}

function strykerNotes(run: MutationRun): string[] {
  const { stryker, lane, unchanged, commands } = run;
  return [
    `StrykerJS, by the lane ${lane}: ${strykerWords(run)}.`,
    ...(unchanged === undefined
      ? []
      : [`${counted(unchanged, "mutant")} left out: in lines that did not change.`]),
    ...(stryker === undefined ? [] : judgedNotes(stryker)),
    ...(commands.length === 0
      ? []
      : [`Not mutated, since they are commands: ${printable(commands.join(", "))}.`]),
  ];
}

function judgedNotes(stryker: NonNullable<MutationRun["stryker"]>): string[] {
  return [
    ...stryker.survivors.unlisted.map(survivedLine),
    ...leftOutLines(stryker.counts),
    `Reviewed survivors: ${reviewedLine(stryker.survivors)}.`,
    `Dominators: ${dominatorsLine(stryker)}.`,
  ];
}
