import { faultyCases } from "../run/check-outcome.ts";
import type { CheckResult } from "../run/check.ts";
import { checkCounts } from "./check-counts.ts";
import { caseLines } from "./case-lines.ts";
import { staleText } from "./check-terminal.ts";
import {
  type CheckedReceiver,
  OUTCOME_WORDS,
  outcomeOfReceiver,
  tallyOf,
  worstFirst,
  worstOutcome,
} from "./check-verdict.ts";
import { PLAIN } from "./colors.ts";
import { ofAll } from "./count.ts";
import { type Part, fitMarkdown } from "./fit-markdown.ts";
import { lawLines } from "./law-lines.ts";
import { codeCell, codeSpan, fence, markdownTable, replayPart } from "./markdown-text.ts";

/** So wide may a line be that a page scrolls, in columns. */
const WIDE = 220;

/**
 * Writes checks as Markdown for the summary of a CI job: the verdict, then the receivers, those that fail first, each
 * with what differs and its counts, then how to have the same again.
 *
 * @param all - what the check of each receiver came to
 * @param replay - the command that does the same again
 * @param room - how long the text may be, in bytes
 * @returns the text
 */
export function checkMarkdown(all: readonly CheckedReceiver[], replay: string, room: number): string {
  const sorted = worstFirst(all);
  const passing = all.filter((each) => outcomeOfReceiver(each) === "passes").length;
  const verdict =
    `## killtable check: ${OUTCOME_WORDS[worstOutcome(all)]}\n\n` +
    `${ofAll(passing, all.length)} receivers pass, each counted once for each era.`;
  return fitMarkdown(
    [
      verdict,
      markdownTable(
        ["receiver", "era", "verdict", "cases right", "laws held", "cases left out"],
        sorted.map(rowOf),
      ),
      ...sorted.flatMap(partsOf),
      replayPart(replay, ...explained(sorted)),
    ],
    room,
  );
}

/** What tells about the first case that differs. */
function explained(all: readonly CheckedReceiver[]): string[] {
  const [first] = all.flatMap((each) => ("problem" in each ? [] : faultyCases(each)));
  return first === undefined ? [] : [`npx killtable explain ${first.selected.case.id}`];
}

function rowOf(checked: CheckedReceiver): string[] {
  const named = [codeCell(checked.receiver), checked.era, OUTCOME_WORDS[outcomeOfReceiver(checked)]];
  if ("problem" in checked) {
    return [...named, "", "", ""];
  }
  const { cases, right, laws, held, leftOut } = tallyOf(checked);
  return [...named, ofAll(right, cases), ofAll(held, laws), String(leftOut)];
}

function partsOf(checked: CheckedReceiver): Part[] {
  const words = OUTCOME_WORDS[outcomeOfReceiver(checked)];
  const title = `### ${codeSpan(checked.receiver)} ${words} as ${checked.era}`;
  return "problem" in checked
    ? [title, codeSpan(checked.problem)]
    : [title, { findings: findingsOf(checked) }, fence(checkCounts(checked, PLAIN))];
}

function findingsOf(result: CheckResult): string[] {
  const broken = result.properties.filter(({ counterexample }) => counterexample !== undefined);
  return [
    ...faultyCases(result).map((each) => caseLines(each, PLAIN, WIDE)),
    ...broken.map((property) => lawLines(property, PLAIN, WIDE)),
    ...(result.baseline?.stale ?? []).map((entry) => [staleText(entry, PLAIN)]),
  ].map(fence);
}
