import type { Verdict } from "../judge/verdict.ts";
import type { Finding } from "../run/findings.ts";
import type { Colors } from "./colors.ts";
import { columnsOf, fit } from "./columns.ts";
import { envelopeWindow } from "./envelope-window.ts";
import { expectedWords } from "./expected-words.ts";
import { printable } from "./printable.ts";

/**
 * Writes what is wrong with a receiver's answers to a case: the case, its envelope, and what was expected and came.
 *
 * @param finding - the case with a verdict that speaks against the receiver
 * @param colors - colours of the stream that it goes to
 * @param width - the most columns of a line
 * @returns three lines
 */
export function caseLines({ selected, verdict, partsAt }: Finding, colors: Colors, width: number): string[] {
  const { id, title, rules } = selected.case;
  const { expected, text } = selected;
  const room = width - columnsOf(`${verdict.kind}  ${id}  `);
  const wanted = `  expected  ${expectedWords(expected)}`;
  return [
    `${colors.red(verdict.kind)}  ${colors.bold(id)}  ${titleWithin(room, title, rules)}`,
    `  envelope  ${colors.dim(envelopeWindow(text, width - 12, partsAt))}`,
    wanted + answerOf(verdict, colors, width - columnsOf(wanted)),
  ];
}

/** A title with the rules that the case is about, or the first of them where there is no room for more. */
function titleWithin(room: number, title: string, rules: readonly string[]): string {
  const whole = printable(`${title} (${rules.join(", ")})`);
  if (columnsOf(whole) <= room) {
    return whole;
  }
  const about = ` (${rules[0]}${rules.length > 1 ? ", …" : ""})`;
  return fit(fit(title, room - columnsOf(about)) + about, room);
}

function answerOf({ kind, observed = "", detail }: Verdict, colors: Colors, width: number): string {
  if (kind !== "differs") {
    return `; ${colors.yellow(fit(detail ?? kind, width - 2))}`;
  }
  const word = fit(observed, width - 6);
  const why = detail === undefined ? "" : `; it ${detail}`;
  return `, got ${colors.yellow(word)}${fit(why, width - 6 - columnsOf(word))}`;
}
