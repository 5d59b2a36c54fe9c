import type { ExportedCases } from "../run/export-cases.ts";

/**
 * Writes exported cases as one JSON value, as `schemas/export.schema.json` describes it. No clock, so that two
 * exports compare byte by byte.
 *
 * @param exported - the cases
 * @returns JSON text
 */
export function exportJson(exported: ExportedCases): string {
  return JSON.stringify({ format: "killtable-export/1", ...exported }, null, 2);
}

/**
 * Writes exported cases as JSON Lines: one case a line, and nothing else.
 *
 * @param exported - the cases
 * @returns JSON Lines, without a line end after the last
 */
export function exportJsonl({ cases }: ExportedCases): string {
  return cases.map((each) => JSON.stringify(each)).join("\n");
}
