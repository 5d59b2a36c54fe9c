import type { PageCase, PageData, PageEra, PageRow } from "../report/page-data.ts";
import type { Address } from "./address.ts";

/** What the filters leave. */
export interface Filtered {
  readonly rows: readonly PageRow[];
  /** Places in the list of cases. */
  readonly columns: readonly number[];
}

/**
 * Filters an era. What is searched for is looked up in rows and cases; where only rows have it, all cases stay, and
 * where only cases have it, all rows. Receivers that were checked stay beside the mutants that are found.
 *
 * @param data - what the page shows
 * @param era - the era
 * @param address - what is chosen
 * @returns the rows, those of receivers first, and the columns
 */
export function filtered(data: PageData, era: PageEra, address: Address): Filtered {
  const rows = receiversFirst(era.rows).filter((row) => isAsked(row, address.only));
  const columns = era.columns.filter((place) => isOfFilters(data.cases[place], address));
  const words = address.q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return { rows, columns };
  }
  const foundRows = rows.filter((row) => hasWords(row, words));
  const foundColumns = columns.filter((place) => hasWords(data.cases[place], words));
  if (foundRows.length === 0 && foundColumns.length === 0) {
    return { rows: [], columns: [] };
  }
  return {
    rows:
      foundRows.length === 0
        ? rows
        : rows.filter((row) => row.role === "receiver" || foundRows.includes(row)),
    columns: foundColumns.length === 0 ? columns : foundColumns,
  };
}

function receiversFirst(rows: readonly PageRow[]): readonly PageRow[] {
  return [
    ...rows.filter(({ role }) => role === "receiver"),
    ...rows.filter(({ role }) => role !== "receiver"),
  ];
}

function isAsked({ role, status, byOwnRule }: PageRow, only: string): boolean {
  switch (only) {
    case "survivors":
      return role === "mutant" && status === "survived";
    case "elsewhere":
      return role === "mutant" && status === "killed" && byOwnRule === false;
    default:
      return true;
  }
}

function isOfFilters(shown: PageCase | undefined, { feature, rule }: Address): boolean {
  if (shown === undefined) {
    return false;
  }
  const isOfFeature =
    feature === "core" ? shown.features.length === 0 : shown.features.some((claimed) => claimed === feature);
  return (feature === "" || isOfFeature) && (rule === "" || shown.rules.includes(rule));
}

function hasWords(
  named: { readonly id: string; readonly title: string } | undefined,
  words: readonly string[],
): boolean {
  const text = `${named?.id ?? ""}\n${named?.title ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
