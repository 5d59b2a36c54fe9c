import type { PageCell, PageData, PageEra, PageRow } from "../report/page-data.ts";
import { type CellKind, isFault } from "./kinds.ts";

/** What a row shows of a case. */
export interface ShownCell extends Partial<Omit<PageCell, "kind">> {
  readonly kind: CellKind;
}

/** Of a row with one of these statuses no verdict is known. */
const UNJUDGED: ReadonlySet<string> = new Set(["unproved", "not judged"]);
const MATCH: ShownCell = { kind: "match" };
const NOT_JUDGED: ShownCell = { kind: "not-judged" };

const cellsOfRows = new WeakMap<PageRow, ReadonlyMap<number, ShownCell>>();

/**
 * Gives what a row shows of a case.
 *
 * @param row - the row
 * @param place - the case's place in the list of cases
 * @returns the cell; a plain match where the row lists nothing
 */
export function cellAt(row: PageRow, place: number): ShownCell {
  if (!isJudged(row)) {
    return NOT_JUDGED;
  }
  return cellsOf(row).get(place) ?? MATCH;
}

function cellsOf(row: PageRow): ReadonlyMap<number, ShownCell> {
  const known = cellsOfRows.get(row);
  if (known !== undefined) {
    return known;
  }
  const cells = new Map<number, ShownCell>([
    ...row.leftOut.map((place) => [place, { kind: "left-out" }] as const),
    ...row.cells.map((cell) => [cell.case, cell] as const),
  ]);
  cellsOfRows.set(row, cells);
  return cells;
}

/**
 * Says whether anything is known of a row.
 *
 * @param row - the row
 * @returns whether cases were put to it
 */
export function isJudged(row: PageRow): boolean {
  return !UNJUDGED.has(row.status);
}

/**
 * Writes the command that puts a case to a row.
 *
 * @param row - the row
 * @param id - the case's id
 * @returns a command line
 */
export function replayOf(row: PageRow, id: string): string {
  return row.replay.replaceAll("{case}", id);
}

/**
 * Lists the cells that speak against a row.
 *
 * @param row - the row
 * @returns its faults, in the order of the cases
 */
export function faultsOf(row: PageRow): readonly PageCell[] {
  return row.cells.filter(({ kind }) => isFault(kind));
}

/**
 * Names a row in an address: a receiver may be called as a mutant is.
 *
 * @param row - the row
 * @returns a key that no other row of the era has
 */
export function keyOf(row: PageRow): string {
  return row.role === "receiver" ? `receiver:${row.id}` : row.id;
}

/**
 * Finds a row by its key.
 *
 * @param era - the era
 * @param key - the key
 * @returns the row, or nothing where there is none
 */
export function rowOf(era: PageEra | undefined, key: string): PageRow | undefined {
  return era?.rows.find((row) => keyOf(row) === key);
}

/**
 * Finds the place of a case.
 *
 * @param data - what the page shows
 * @param id - the case's id
 * @returns its place in the list of cases, or nothing where there is none
 */
export function placeOf(data: PageData, id: string): number | undefined {
  const place = data.cases.findIndex((shown) => shown.id === id);
  return place === -1 ? undefined : place;
}

/**
 * Says in words what became of a row.
 *
 * @param row - a mutant, a control or a receiver
 * @returns its status, and whether it was stopped only by cases of other rules
 */
export function verdictOf({ status, byOwnRule }: PageRow): string {
  return status === "killed" && byOwnRule === false ? "killed elsewhere" : status;
}
