import truncatedWidth from "fast-string-truncated-width";
import { printable } from "./printable.ts";

/** The width of a terminal, in columns: what the tool writes itself is no wider. */
export const WIDTH = 80;

/**
 * Measures text as a terminal shows it: wide characters take two columns, combining ones none, colours none.
 *
 * @param text - printable text, coloured or not
 * @returns its width in columns
 */
export function columnsOf(text: string): number {
  return truncatedWidth(text).width;
}

/**
 * Cuts text to a width, marking the cut.
 *
 * @param text - any text
 * @param columns - the most columns that it may take
 * @returns one printable line, which ends with … where something is missing; nothing where there is no room at all
 */
export function fit(text: string, columns: number): string {
  // What takes no column may go on for megabytes.
  const most = Math.max(0, 4 * columns);
  const shown = printable(text.slice(0, most)) + (text.length > most ? "…" : "");
  const { index, ellipsed } = truncatedWidth(shown, { limit: Math.max(0, columns), ellipsis: "…" });
  return shown.slice(0, index) + (ellipsed ? "…" : "");
}

/**
 * Cuts the beginning of text, such as of a path, whose end tells more.
 *
 * @param text - any text
 * @param columns - the most columns that it may take
 * @returns one printable line, which begins with … where something is missing
 */
export function fitEnd(text: string, columns: number): string {
  const start = Math.max(0, text.length - columns);
  if (start === 0 && columnsOf(printable(text)) <= columns) {
    return printable(text);
  }
  let shown = text.slice(start);
  while (columnsOf(printable(shown)) >= columns) {
    shown = shown.slice(1);
  }
  return `…${printable(shown)}`;
}
