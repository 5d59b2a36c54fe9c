import { existsSync } from "node:fs";
import path from "node:path";
import type { PageData } from "../report/page-data.ts";
import { elementsPage } from "../report/page/elements-page.ts";
import { addressFrom } from "../report/page/links.ts";
import { MUTATION_HTML } from "../stryker/run-stryker.ts";
import { type HandWritten, handWrittenReport } from "./hand-written.ts";
import { writeWhole } from "./write-whole.ts";

/** The report that shows the hand-written mutants one by one, in the folder of the page. */
const HAND_WRITTEN_HTML = "hand-written-mutants.html";

/**
 * Writes what is linked from a page: the hand-written mutants one by one, unless what they came to proves nothing.
 *
 * @param page - the path of the page
 * @param run - what the mutants came to
 * @returns the links, also to the report of StrykerJS where there is one
 * @throws UsageError if the file cannot be written
 */
export function writeLinked(page: string, run: HandWritten): PageData["links"] {
  const handWritten = path.join(path.dirname(page), HAND_WRITTEN_HTML);
  const isBelieved = run.catalogue.voidReasons.length === 0;
  if (isBelieved) {
    writeWhole(handWritten, elementsPage(handWrittenReport(run)));
  }
  return [
    ...(isBelieved
      ? [
          {
            label: "The hand-written mutants one by one, with their code",
            href: addressFrom(page, handWritten),
          },
        ]
      : []),
    ...(existsSync(MUTATION_HTML)
      ? [
          {
            label: "StrykerJS's mutants, as killtable mutate last left them",
            href: addressFrom(page, MUTATION_HTML),
          },
        ]
      : []),
  ];
}
