import { WIDTH, columnsOf, fit } from "./columns.ts";

/**
 * Fills lines with words.
 *
 * @param words - printable words; one that is wider than a line is cut
 * @param width - the most columns of a line
 * @param indent - what every line begins with
 * @param head - what the first line begins with instead
 * @returns the lines, the words parted by one space
 */
export function wrap(words: readonly string[], width: number, indent = "", head = indent): string[] {
  const lines: string[] = [];
  let line = head;
  let isFresh = true;
  for (const word of words) {
    const room = width - columnsOf(line) - (isFresh ? 0 : 1);
    if (columnsOf(word) > room && line !== indent) {
      lines.push(line.trimEnd());
      line = indent;
      isFresh = true;
    }
    const fitted = columnsOf(word) > width - columnsOf(indent) ? fit(word, width - columnsOf(indent)) : word;
    line += isFresh ? fitted : ` ${fitted}`;
    isFresh = false;
  }
  return isFresh && line === indent ? lines : [...lines, line];
}

/**
 * Writes a sentence as a terminal has room for it.
 *
 * @param text - printable text
 * @param head - what stands before it on the first line, such as a label
 * @param indent - what the lines after the first begin with; as much room as the head takes, if left out
 * @returns at least one line
 */
export function sentence(text: string, head = "", indent = " ".repeat(columnsOf(head))): string[] {
  return wrap(text.split(" "), WIDTH, indent, head);
}
