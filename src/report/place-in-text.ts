/** A place in a text; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Says where in a text an offset is.
 *
 * @param text - the text
 * @param offset - how many characters come before the place
 * @returns the place
 */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: before.length - lineStart + 1 };
}

/**
 * Says where in the text of a file of cases a case is.
 *
 * @param source - the text
 * @param id - the id of the case
 * @returns the place, if the file is laid out as prettier does
 */
export function placeOfCase(source: string, id: string): Position | undefined {
  const offset = source.indexOf(`"id": ${JSON.stringify(id)},\n      "title"`);
  return offset === -1 ? undefined : positionAt(source, offset);
}
