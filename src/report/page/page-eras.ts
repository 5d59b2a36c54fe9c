import type { Mutant } from "../../protocol/mutant.ts";
import type { EraMatrix } from "../../run/mutants.ts";
import type { CheckedReceiver } from "../check-verdict.ts";
import type { PageEra } from "../page-data.ts";
import { mutantReplay } from "./mutant-replay.ts";
import type { PageCases } from "./page-cases.ts";
import { checkedRow, matrixRow } from "./page-rows.ts";

/** A receiver that was checked, and how to check it again. */
export interface JudgedReceiver {
  readonly result: CheckedReceiver;
  /** The command that puts one case to it, `{case}` in the place of the case's id. */
  readonly replay: string;
  /** The command that draws the same generated envelopes again. */
  readonly replayLaws: string;
}

/** What the rows of a page are made from. */
export interface Rows {
  readonly eras: readonly EraMatrix[];
  /** The hand-written mutants and the controls. */
  readonly mutants: readonly Mutant[];
  /** The receivers that were checked, if any were. */
  readonly checked?: readonly JudgedReceiver[];
  /** The names by which cases beside the corpus were named, if there are any. */
  readonly guests?: readonly string[];
}

/**
 * Makes the matrices of a page: in each era the receivers that were checked, then the reference, the mutants and the
 * controls. Eras without any case are left out, and those in which a receiver was checked come first.
 *
 * @param rows - what the rows are made from
 * @param list - the cases of the page
 * @returns the matrices
 */
export function pageEras(
  { eras, mutants, checked = [], guests = [] }: Rows,
  { places }: PageCases,
): PageEra[] {
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const made = eras.map(({ era, matrix }): PageEra => {
    const columns = matrix.cases.flatMap((id) => places.get(id) ?? []).toSorted((a, b) => a - b);
    const at = { columns, places };
    return {
      era,
      columns,
      rows: [
        ...checked
          .filter(({ result }) => result.era === era)
          .map(({ result, replay }) => checkedRow(result, at, replay)),
        ...matrix.rows.map((row) => matrixRow(row, at, byId.get(row.id), mutantReplay(row, guests))),
      ],
    };
  });
  const isChecked = ({ era }: PageEra): number => Number(checked.some(({ result }) => result.era === era));
  return made.filter(({ columns }) => columns.length > 0).toSorted((a, b) => isChecked(b) - isChecked(a));
}
