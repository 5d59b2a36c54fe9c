import type { VirtualItem } from "@tanstack/virtual-core";
import { memo } from "preact/compat";
import type { PageCase, PageRow } from "../report/page-data.ts";
import { KINDS } from "./kinds.ts";
import { type ShownCell, cellAt, verdictOf } from "./rows.ts";

interface MatrixRowProps {
  readonly row: PageRow;
  /** Its place among the rows that are shown. */
  readonly index: number;
  readonly top: number;
  readonly cases: readonly PageCase[];
  readonly columns: readonly number[];
  readonly items: readonly VirtualItem[];
  readonly headWidth: number;
  /** The column of the focus, where it is in this row. */
  readonly focused: number | undefined;
  /** The column that is open, where it is in this row. */
  readonly chosen: number | undefined;
  readonly isPointed: boolean;
}

/** A row of the matrix: its head and the cells in sight. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, index, top, headWidth, focused, chosen, isPointed } = props;
  const stopped = row.failures + row.errors;
  return (
    <div
      class={`line row-${row.role} ${isPointed ? "pointed" : ""}`}
      role="row"
      aria-rowindex={index + 3}
      data-row={index + 1}
      style={{ top: `${top}px` }}
    >
      <div
        class="head-row"
        role="rowheader"
        aria-colindex={1}
        aria-label={`${row.title}, ${verdictOf(row)}, ${stopped} failures and errors`}
        data-column="0"
        tabIndex={focused === 0 ? 0 : -1}
        aria-selected={chosen === 0}
        title={row.title}
        style={{ width: `${headWidth}px` }}
      >
        <span class="name">{row.title}</span>
        <span class={`status ${row.status}`}>{row.status === "survived" ? "survived" : stopped}</span>
      </div>
      {props.items.map((item) => (
        <Cell key={item.index} {...props} item={item} />
      ))}
    </div>
  );
});

function Cell(props: MatrixRowProps & { readonly item: VirtualItem }) {
  const { row, cases, columns, item, focused, chosen } = props;
  const place = columns[item.index] ?? -1;
  const cell = cellAt(row, place);
  const shown = cases[place];
  const { sign, tone } = KINDS[cell.kind];
  const isFirstOfRule = shown?.rules[0] !== cases[columns[item.index - 1] ?? -1]?.rules[0];
  return (
    <div
      class={`cell ${cell.kind} tone-${tone} ${cell.isKnown ? "known" : ""} ${isFirstOfRule ? "first" : ""}`}
      role="gridcell"
      aria-colindex={item.index + 2}
      aria-label={`${row.title}, ${shown?.id}: ${saidOf(cell)}`}
      aria-selected={chosen === item.index + 1}
      data-column={item.index + 1}
      tabIndex={focused === item.index + 1 ? 0 : -1}
      style={{ left: `${item.start}px` }}
    >
      {sign}
    </div>
  );
}

/**
 * Says a cell in words.
 *
 * @param cell - the cell
 * @returns its verdict, what was observed, and whether it is known
 */
export function saidOf({ kind, observed, isKnown }: ShownCell): string {
  const said = observed === undefined || kind === "match" ? "" : `, ${observed}`;
  return `${KINDS[kind].word}${said}${isKnown === true ? ", known" : ""}`;
}
