/** A control sequence of the kind that Node.js and spinners use, or a line end, or text. */
const ESCAPE = String.fromCodePoint(27);
const PART = new RegExp(
  String.raw`${ESCAPE}\[(?<private>\?)?(?<count>\d*)(?:;\d+)*(?<final>[A-Za-z])|(?<end>\r?\n|\r)|(?<text>[^${ESCAPE}\r\n]+)`,
  "g",
);

/**
 * Says what stands on a terminal after some text was written to it. It knows what is needed here: lines that do not
 * wrap, the cursor to a column or up, and clearing to the end of a line.
 *
 * @param written - all that was written
 * @returns the lines, without spaces at their ends
 */
export function screenOf(written: string): string[] {
  const lines: string[] = [""];
  let [row, column] = [0, 0];
  for (const { groups = {} } of written.matchAll(PART)) {
    const { count, final, end, text } = groups;
    if (text !== undefined) {
      const before = (lines[row] ?? "").padEnd(column);
      lines[row] = before.slice(0, column) + text + before.slice(column + text.length);
      column += text.length;
    } else if (end !== undefined) {
      row += end.endsWith("\n") ? 1 : 0;
      column = 0;
    } else if (final === "G") {
      column = Number(count || 1) - 1;
    } else if (final === "A") {
      row -= Number(count || 1);
    } else if (final === "K" && Number(count || 0) === 0) {
      lines[row] = (lines[row] ?? "").slice(0, column);
    } else if (groups.private === undefined && final !== "m") {
      throw new Error(`a sequence that is not known: ${JSON.stringify(groups)}`);
    }
  }
  return Array.from(lines, (line = "") => line.trimEnd());
}
