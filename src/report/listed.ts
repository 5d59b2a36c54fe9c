import { WIDTH, columnsOf } from "./columns.ts";

/**
 * Lists as many items as there is room for on a line.
 *
 * @param head - what stands before them
 * @param items - the items, the most important first, each printable
 * @returns one line, which ends with … where items are missing
 */
export function listedOnLine(head: string, items: readonly string[]): string {
  let line = head;
  for (const [index, item] of items.entries()) {
    const more = index === 0 ? `${head} ${item}` : `${line}, ${item}`;
    // What is left out has to be marked on the same line.
    if (columnsOf(more) > WIDTH - (index === items.length - 1 ? 0 : 3)) {
      return index === 0 ? `${head} …` : `${line}, …`;
    }
    line = more;
  }
  return line;
}
