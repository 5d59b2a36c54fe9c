/**
 * Lays out rows in columns; columns that hold numbers only are set flush right.
 *
 * @param head - the columns' heads
 * @param rows - the cells, as many a row as there are heads
 * @returns the lines
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const numeric = head.map((_, column) => rows.every((row) => /^\d+$/.test(row[column] ?? "")));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        numeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((width) => "─".repeat(width))), ...rows.map(line)];
}
