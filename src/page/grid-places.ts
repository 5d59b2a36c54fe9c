/** A place in the grid; row 0 are the heads of cases, column 0 those of rows. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** What a key has to know of the grid. */
interface GridBounds {
  /** Whether the control key is held. */
  readonly isFar: boolean;
  /** The last place of the grid. */
  readonly last: GridPlace;
  /** How many rows a page has. */
  readonly page: number;
}

/**
 * Says where a key leads in a grid.
 *
 * @param from - the place where the focus is
 * @param key - the key's name
 * @param bounds - what the grid is like
 * @returns the place, or nothing where the key means nothing to the grid
 */
export function placeAfter(
  { row, column }: GridPlace,
  key: string,
  { isFar, last, page }: GridBounds,
): GridPlace | undefined {
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.min(Math.max(nextRow, 0), last.row),
    column: Math.min(Math.max(nextColumn, 0), last.column),
  });
  switch (key) {
    case "ArrowUp":
      return at(row - 1, column);
    case "ArrowDown":
      return at(row + 1, column);
    case "ArrowLeft":
      return at(row, column - 1);
    case "ArrowRight":
      return at(row, column + 1);
    case "PageUp":
      return at(row - page, column);
    case "PageDown":
      return at(row + page, column);
    case "Home":
      return at(isFar ? 0 : row, 0);
    case "End":
      return at(isFar ? last.row : row, last.column);
    default:
      return undefined;
  }
}

/**
 * Reads the place of the cell or the head in which an element is.
 *
 * @param target - the element
 * @returns its place, or nothing where it is in none
 */
export function placeOfElement(target: EventTarget | null): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const row = cell?.closest<HTMLElement>("[data-row]");
  return cell && row
    ? { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) }
    : undefined;
}
