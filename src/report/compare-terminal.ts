import type { Change, Comparison } from "../run/compare/change.ts";
import type { Colors } from "./colors.ts";
import { WIDTH } from "./columns.ts";
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
import { clip, excerpt } from "./printable.ts";
import { sentence } from "./wrap.ts";

/** So many changes of a kind are shown before the rest is only counted. */
const MOST_SHOWN = 10;

/** How much of a note is shown, in characters. */
const NOTE_WIDTH = 300;

/**
 * Writes what changed between two runs for a person at a terminal: what got worse first, the counts last. No line is
 * longer than 80 characters.
 *
 * @param comparison - what two runs came to beside each other
 * @param colors - colours of the stream that it goes to
 * @returns the text
 */
export function compareTerminal(comparison: Comparison, colors: Colors): string {
  const { voidReasons, notes } = comparison;
  const counts = countTexts(comparison);
  const width = Math.max(...counts.map(([noun]) => noun.length));
  return [
    colors.bold(`What changed in ${titleOf(comparison)}`),
    ...voidReasons.map((reason) => colors.red(clip(`void: ${reason}`, WIDTH))),
    ...notes.flatMap((note) => sentence(excerpt(note, NOTE_WIDTH), "note: ", "  ")),
    ...changeGroups(comparison).flatMap((group) => groupLines(group, colors)),
    ...counts.map(([noun, said]) => `${noun.padEnd(width)}  ${said}`),
    `${verdictOf(comparison)}: ${trendsText(comparison)}`,
  ].join("\n");
}

function groupLines({ label, trend, changes }: ChangeGroup, colors: Colors): string[] {
  const paint = { worse: colors.red, other: colors.yellow, better: colors.green }[trend];
  const more = changes.length - MOST_SHOWN;
  return [
    paint(`${label}: ${changes.length}`),
    ...changes.slice(0, MOST_SHOWN).flatMap(changeLines),
    ...(more > 0 ? [`  and ${more} more; --reporter json lists all`] : []),
    "",
  ];
}

function changeLines(change: Change): string[] {
  const { noun, name = "", file } = change;
  const place = placeText(change);
  // What a mutant of StrykerJS's changes may be too long for the line, an id is not.
  const named = [noun, ...(file === undefined ? [name, place] : [place, name])].filter((part) => part !== "");
  const outcomes = outcomesOf(change).join(" → ");
  return [clip(`  ${named.join("  ")}`, WIDTH), ...(outcomes === "" ? [] : [clip(`    ${outcomes}`, WIDTH)])];
}
