import { columnsOf, fit } from "./columns.ts";
import { printable } from "./printable.ts";

/** What nearly every envelope begins with. */
const HEAD = /^\{"jsonrpc":"2\.0","id":[^,{}[\]]{1,20},/;

/** So much is shown before the place that matters, in columns. */
const LEAD = 32;

/**
 * Shows of an envelope what there is room for: all of it, or a window around the place that matters, with … at each end
 * where something is missing.
 *
 * @param text - the envelope as JSON text
 * @param width - the most columns to take
 * @param place - the place that matters, as an offset; the beginning, but for what nearly all have, if there is none
 * @returns one printable line
 */
export function envelopeWindow(text: string, width: number, place?: number): string {
  // An escape takes no fewer columns than what it stands for, but a combining character takes none.
  if (text.length <= 4 * width && columnsOf(printable(text)) <= width) {
    return printable(text);
  }
  const start = place === undefined ? startOf(text) : startBefore(text, width, place);
  return start === 0 ? fit(text, width) : `…${fit(text.slice(start), width - 1)}`;
}

function startOf(text: string): number {
  return HEAD.exec(text)?.[0].length ?? 0;
}

/** Begins where a member or an element does, if one does within the lead. */
function startBefore(text: string, width: number, place: number): number {
  let start = Math.max(0, Math.min(place - LEAD, text.length - width + 1));
  while (
    start < place &&
    columnsOf(printable(text.slice(start, place))) > LEAD &&
    !endFits(text, width, start)
  ) {
    start++;
  }
  const member = text.slice(start, place).search(/(?<=[{[,])["{[]/);
  return start === 0 ? 0 : start + Math.max(isWithinPair(text, start) ? 1 : 0, member);
}

function isWithinPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xff_ff;
}

function endFits(text: string, width: number, start: number): boolean {
  return text.length - start < width && columnsOf(printable(text.slice(start))) < width;
}
