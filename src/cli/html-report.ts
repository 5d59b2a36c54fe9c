import { existsSync } from "node:fs";
import path from "node:path";
import type { Corpus } from "../corpus/case.ts";
import { readGroupFiles } from "../corpus/group-text.ts";
import { readCorpus } from "../corpus/read.ts";
import { CHANGES_NOTHING, CONSTANTS } from "../load/controls.ts";
import { loadMutants } from "../load/mutants.ts";
import type { MutationRun } from "../report/mutation-summary.ts";
import type { PageData, PageOutcome } from "../report/page-data.ts";
import { pageText } from "../report/page-text.ts";
import { checkPage } from "../report/page/check-page.ts";
import { elementsPage } from "../report/page/elements-page.ts";
import { addressFrom } from "../report/page/links.ts";
import { mutantsPage } from "../report/page/mutants-page.ts";
import { mutatePage } from "../report/page/mutate-page.ts";
import type { JudgedReceiver } from "../report/page/page-eras.ts";
import { publishedCatalogue, runWhole } from "../run/catalogue.ts";
import { MUTATION_HTML } from "../stryker/run-stryker.ts";
import { type ExitCode, outcomeOfExit } from "./exit-codes.ts";
import { type HandWritten, handWrittenReport } from "./hand-written.ts";
import { PAGE_HTML, type Place } from "./reporters.ts";
import { writeWhole } from "./write-whole.ts";

/** The report that shows the hand-written mutants one by one, in the folder of the page. */
const HAND_WRITTEN_HTML = "hand-written-mutants.html";

/**
 * Writes receivers that were checked as a page, beside the hand-written mutants, which are run for it.
 *
 * @param place - where the page goes
 * @param corpus - the corpus
 * @param checked - what the checks came to
 * @param seed - the seed of the order in which the mutants are put the cases
 * @param code - how the command ends
 * @returns HTML
 */
export async function checkHtml(
  place: Place,
  corpus: Corpus,
  checked: readonly JudgedReceiver[],
  seed: number,
  code: ExitCode,
): Promise<string> {
  const mutants = await loadMutants();
  const catalogue = await runWhole(corpus, mutants, seed);
  const links = writeLinked(place, { catalogue, mutants, files: readGroupFiles(corpus.groups) });
  const beside = { catalogue, mutants: [...mutants, CHANGES_NOTHING, ...CONSTANTS] };
  return pageText(checkPage({ ...beside, checked, corpus, outcome: outcomeOfExit(code), links }));
}

/**
 * Writes the hand-written mutants as a page.
 *
 * @param place - where the page goes
 * @param corpus - the corpus
 * @param run - what the mutants came to
 * @param named - the names of the groups and files that were put; none where it is the corpus
 * @param outcome - how that is to be taken
 * @returns HTML
 */
export function mutantsHtml(
  place: Place,
  corpus: Corpus,
  run: HandWritten,
  named: readonly string[],
  outcome: PageOutcome,
): string {
  const { catalogue, files, mutants } = run;
  const groups = files.map(({ group }) => group);
  const links = writeLinked(place, run);
  const all = [...mutants, CHANGES_NOTHING, ...CONSTANTS];
  return pageText(mutantsPage({ catalogue, mutants: all, corpus, groups, named, outcome, links }));
}

/**
 * Writes a mutation run as a page.
 *
 * @param place - where the page goes
 * @param run - what the run came to
 * @param code - how the command ends
 * @returns HTML
 */
export async function mutateHtml(place: Place, run: MutationRun, code: ExitCode): Promise<string> {
  const corpus = readCorpus();
  const mutants = await loadMutants();
  const catalogue = publishedCatalogue(run.matrix);
  const put = corpus.groups.filter(({ group }) => catalogue.suite.includes(group));
  const links = writeLinked(place, { catalogue, mutants, files: readGroupFiles(put) });
  const all = [...mutants, CHANGES_NOTHING, ...CONSTANTS];
  return pageText(mutatePage({ run, corpus, mutants: all, outcome: outcomeOfExit(code), links }));
}

/** Writes the hand-written mutants one by one, unless what they came to proves nothing, and links what there is. */
function writeLinked(place: Place, run: HandWritten): PageData["links"] {
  const page = typeof place === "object" ? place.file : PAGE_HTML;
  const links: PageData["links"][number][] = [];
  if (run.catalogue.voidReasons.length === 0) {
    const file = path.join(path.dirname(page), HAND_WRITTEN_HTML);
    writeWhole(file, elementsPage(handWrittenReport(run)));
    links.push({
      label: "The hand-written mutants one by one, in their code",
      href: addressFrom(page, file),
    });
  }
  if (existsSync(MUTATION_HTML)) {
    const href = addressFrom(page, MUTATION_HTML);
    links.push({ label: "StrykerJS's mutants, as killtable mutate left them last", href });
  }
  return links;
}
