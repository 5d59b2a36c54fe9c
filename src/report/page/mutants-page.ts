import type { CaseGroup, Corpus } from "../../corpus/case.ts";
import { OWN_VERSION } from "../../corpus/own-package.ts";
import type { Catalogue } from "../../run/catalogue.ts";
import { type CatalogueCounts, countCatalogue } from "../../run/catalogue-counts.ts";
import type { PageData, PageOutcome } from "../page-data.ts";
import { printable } from "../printable.ts";
import { counted, grouped } from "../count.ts";
import { pageCases } from "./page-cases.ts";
import { type Rows, pageEras } from "./page-eras.ts";

/** A run of the hand-written mutants. */
export interface MutantsRun extends Pick<Rows, "mutants"> {
  readonly catalogue: Catalogue;
  readonly corpus: Corpus;
  /** The groups of the cases that were put. */
  readonly groups: readonly CaseGroup[];
  /** The names by which they were named; none where they are the corpus. */
  readonly named: readonly string[];
  readonly outcome: PageOutcome;
  readonly links: PageData["links"];
}

/**
 * Makes what the page of `killtable mutants` shows.
 *
 * @param run - what the mutants came to
 * @returns the data of the page
 */
export function mutantsPage(run: MutantsRun): PageData {
  const { catalogue, corpus, groups, named, mutants, outcome, links } = run;
  const own = new Set(corpus.groups.flatMap(({ cases }) => cases));
  const isOwn = groups.every(({ cases }) => cases.every((each) => own.has(each)));
  const list = pageCases(groups, corpus);
  const counts = countCatalogue(catalogue);
  return {
    title: "killtable mutants",
    version: OWN_VERSION,
    verdict: { outcome, sentence: `${mutantsSentence(counts, catalogue.voidReasons)}.` },
    notes: mutantsNotes(counts, catalogue),
    rules: corpus.rules,
    cases: list.cases,
    eras: pageEras({ eras: catalogue.eras, mutants, guests: isOwn ? [] : named }, list),
    laws: [],
    links,
  };
}

/**
 * Says in a sentence what hand-written mutants came to.
 *
 * @param counts - what became of them
 * @param voidReasons - why the run proves nothing, if it does not
 * @returns a sentence without its full stop
 */
export function mutantsSentence(counts: CatalogueCounts, voidReasons: readonly string[]): string {
  const { stopped, mutants, cases, byOwn, survived, misdeclared } = counts;
  const [first, ...others] = voidReasons;
  if (first !== undefined) {
    const more = others.length === 0 ? "" : `, and ${counted(others.length, "more reason")}`;
    return `The run is void and proves nothing: ${printable(first)}${more}`;
  }
  return [
    `${grouped(stopped)} of ${counted(mutants, "mutant")} stopped by ${counted(cases, "case")}`,
    `${grouped(byOwn)} of them by a case of the rule that they break`,
    ...(survived.length === 0 ? [] : [`${grouped(survived.length)} survived`]),
    ...(misdeclared.length === 0
      ? []
      : [`${grouped(misdeclared.length)} stopped though declared equivalent`]),
  ].join("; ");
}

/**
 * Says what has to be known to read what hand-written mutants came to.
 *
 * @param counts - what became of them
 * @param catalogue - what they came to
 * @returns a sentence each
 */
export function mutantsNotes(
  counts: CatalogueCounts,
  { suite, seed, eras, voidReasons }: Catalogue,
): string[] {
  const put = suite.length === 0 ? "every pinned case" : `the cases of ${printable(suite.join(", "))}`;
  const together = eras.flatMap(({ lessons }) => lessons.stoppedTogether);
  return [
    ...voidReasons.map((reason) => `Void: ${printable(reason)}.`),
    `Each mutant is put to ${put} in the first era in which its fault can show, in an order drawn from seed ${seed}.`,
    "The reference and the control that changes nothing have to pass every case, and each control that always gives one answer has to fail.",
    ...listed("Stopped by no case of the rule that it breaks, only elsewhere", counts.elsewhere),
    ...listed("Stopped by several cases together, and by none alone", together),
    ...listed("Stopped, though declared equivalent", counts.misdeclared),
    ...counts.equivalent.map(
      ({ id, reason }) => `Not counted as a survivor: ${id} is declared equivalent: ${reason}`,
    ),
  ];
}

function listed(what: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`${what}: ${ids.join(", ")}.`];
}
