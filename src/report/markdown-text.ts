// Everything that is not ours goes into code, which nothing in it can end: there, markup, links and mentions are text.
import { excerpt, printable } from "./printable.ts";

/** How much of a text is shown in a line, in characters. */
const WIDTH = 200;

/**
 * Writes text as code within a line of Markdown.
 *
 * @param text - any text
 * @returns one line, cut where it is long
 */
export function codeSpan(text: string): string {
  const shown = excerpt(text, WIDTH) || " ";
  const ticks = "`".repeat(longestRun(shown) + 1);
  // Of spaces on both sides one each is not shown; they keep ticks of the text apart from those around it.
  const gap = /^ .*[^ ]|^`|`$/.test(shown) ? " " : "";
  return `${ticks}${gap}${shown}${gap}${ticks}`;
}

/**
 * Writes text as code within a cell of a table, which a bar would end even there.
 *
 * @param text - any text
 */
export function codeCell(text: string): string {
  return codeSpan(text.replaceAll("|", String.raw`\u007c`));
}

/**
 * Writes lines as a block of code.
 *
 * @param lines - printable lines
 */
export function fence(lines: readonly string[]): string {
  const ticks = "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
  return [`${ticks}text`, ...lines, ticks].join("\n");
}

/**
 * Writes a table. Columns that hold numbers only are set flush right.
 *
 * @param head - the columns' heads
 * @param rows - the cells, written so that they hold no bar
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rules = head.map((_, column) => (rows.every((row) => /^\d/.test(row[column] ?? "")) ? "--:" : "---"));
  return [line(head), line(rules), ...rows.map(line)].join("\n");
}

/**
 * Writes how to have the same again.
 *
 * @param commands - the commands
 */
export function replayPart(...commands: readonly string[]): string {
  return `The same again:\n\n${fence(commands.map(printable))}`;
}

/**
 * Writes why a run proves nothing.
 *
 * @param reasons - the reasons
 * @returns a block of code; nothing where there are none
 */
export function voidPart(reasons: readonly string[]): string {
  return reasons.length === 0 ? "" : fence(reasons.map((reason) => `void: ${printable(reason)}`));
}

function longestRun(text: string): number {
  return [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
}
