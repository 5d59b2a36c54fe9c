import type { Catalogue } from "../run/catalogue.ts";
import { catalogueSentence, catalogueTerminal } from "./catalogue-terminal.ts";
import { PLAIN } from "./colors.ts";
import { type Part, fitMarkdown } from "./fit-markdown.ts";
import { killTable } from "./kill-table.ts";
import { codeSpan, fence, replayPart, voidPart } from "./markdown-text.ts";
import {
  type MutantsRun,
  type UnexpectedMutant,
  outcomeOfMutants,
  unexpectedMutants,
  unexpectedWords,
} from "./mutants-run.ts";

/**
 * Writes a run of the hand-written mutants as Markdown for the summary of a CI job: the verdict, the mutants that have
 * to be looked at, the kill table, what the matrix teaches, and how to have the same again.
 *
 * @param run - what the run came to
 * @param replay - the command that does the same again
 * @param room - how long the text may be, in bytes
 * @returns the text
 */
export function mutantsMarkdown(run: MutantsRun, replay: string, room: number): string {
  const { catalogues, isMeasured } = run;
  const [published] = isMeasured ? [] : catalogues;
  const wide = isMeasured ? catalogues : catalogues.slice(1);
  return fitMarkdown(
    [
      `## killtable mutants: ${outcomeOfMutants(run)}\n\n${fence(catalogues.map(catalogueSentence))}`,
      voidPart(catalogues.flatMap(({ voidReasons }) => voidReasons)),
      { findings: unexpectedMutants(run).map(findingOf) },
      ...(published === undefined ? [] : tableParts(published)),
      ...wide.flatMap(lessonParts),
      replayPart(replay),
    ],
    room,
  );
}

function findingOf(mutant: UnexpectedMutant): string {
  return `- ${codeSpan(mutant.row.id)}, ${codeSpan(mutant.row.title)}: ${codeSpan(unexpectedWords(mutant))}`;
}

function tableParts({ eras, voidReasons }: Catalogue): Part[] {
  return eras.map(({ matrix }) => fence(killTable(matrix, voidReasons, PLAIN).split("\n")));
}

function lessonParts(catalogue: Catalogue): Part[] {
  const lines = catalogueTerminal(catalogue, PLAIN).split("\n");
  return [
    `<details><summary>By rule, and what the matrix teaches</summary>\n\n${fence(lines)}\n\n</details>`,
  ];
}
