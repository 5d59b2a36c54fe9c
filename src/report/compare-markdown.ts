import type { Change, Comparison } from "../run/compare/change.ts";
import {
  type ChangeGroup,
  changeGroups,
  countTexts,
  outcomesOf,
  placeText,
  titleOf,
  trendsText,
  verdictOf,
} from "./compare-words.ts";
import { count } from "./count.ts";
import { type Part, fitMarkdown } from "./fit-markdown.ts";
import { codeSpan, voidPart } from "./markdown-text.ts";

/** So many changes of a kind are shown before the rest is only counted. */
const MOST_SHOWN = 50;

/**
 * Writes what changed between two runs as Markdown for the summary of a CI job: what got worse first, the counts last.
 *
 * @param comparison - what two runs came to beside each other
 * @param room - how long the text may be, in bytes
 * @returns the text
 */
export function compareMarkdown(comparison: Comparison, room: number): string {
  const { voidReasons, notes } = comparison;
  const counts = countTexts(comparison).map(([noun, said]) => `${noun}: ${said}`);
  const verdict = verdictOf(comparison);
  return fitMarkdown(
    [
      `## ${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}: ${titleOf(comparison)}, compared with an earlier run\n\n${trendsText(comparison)}`,
      voidPart(voidReasons),
      ...changeGroups(comparison).flatMap(groupParts),
      ...notes.map((note) => codeSpan(note)),
      counts.join("; "),
    ],
    room,
  );
}

function groupParts({ label, trend, changes }: ChangeGroup): Part[] {
  const mark = { worse: "Worse: ", other: "Changed: ", better: "Better: " }[trend];
  const more = changes.length - MOST_SHOWN;
  return [
    `### ${mark}${label}, ${changes.length}`,
    { findings: changes.slice(0, MOST_SHOWN).map(changeLine) },
    more > 0 ? `and ${count(more, "more change")} of this kind; --reporter json lists all` : "",
  ];
}

function changeLine(change: Change): string {
  const place = placeText(change);
  const named = [
    change.noun,
    ...(change.name === undefined ? [] : [codeSpan(change.name)]),
    ...(place === "" ? [] : [`in ${codeSpan(place)}`]),
  ].join(" ");
  const outcomes = outcomesOf(change).map((outcome) => codeSpan(outcome));
  return `- ${named}${outcomes.length === 0 ? "" : `: ${outcomes.join(" → ")}`}`;
}
