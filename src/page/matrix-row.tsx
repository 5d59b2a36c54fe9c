import { memo } from "preact/compat";
import type { PageCase, PageRow } from "../report/page-data.ts";
import { KINDS } from "./kinds.ts";
import { CELL_WIDTH } from "./matrix-sizes.ts";
import { type ShownCell, cellAt, verdictOf } from "./rows.ts";

interface MatrixRowProps {
  readonly row: PageRow;
  /** Its place among the rows that are shown. */
  readonly index: number;
  readonly cases: readonly PageCase[];
  readonly columns: readonly number[];
  /** The columns to render. */
  readonly items: readonly number[];
  readonly top: number;
  readonly headWidth: number;
  /** The column of the focus, where it is in this row. */
  readonly focused: number | undefined;
  /** The column that is open, where it is in this row. */
  readonly chosen: number | undefined;
  readonly isPointed: boolean;
}

/** A row of the matrix: its head and the cells in sight. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, index, cases, columns, items, top, headWidth, focused, chosen, isPointed } = props;
  const stopped = row.failures + row.errors;
  const ruleOf = (item: number): string | undefined => cases[columns[item] ?? -1]?.rules[0];
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
      {items.map((item) => (
        <Cell
          key={item}
          name={`${row.title}, ${cases[columns[item] ?? -1]?.id}`}
          cell={cellAt(row, columns[item] ?? -1)}
          column={item + 1}
          left={headWidth + item * CELL_WIDTH}
          isFirstOfRule={ruleOf(item) !== ruleOf(item - 1)}
          isFocused={focused === item + 1}
          isChosen={chosen === item + 1}
        />
      ))}
    </div>
  );
});

interface CellProps {
  readonly name: string;
  readonly cell: ShownCell;
  readonly column: number;
  readonly left: number;
  readonly isFirstOfRule: boolean;
  readonly isFocused: boolean;
  readonly isChosen: boolean;
}

const Cell = memo(function Cell(props: CellProps) {
  const { name, cell, column, left, isFirstOfRule, isFocused, isChosen } = props;
  const { sign, tone } = KINDS[cell.kind];
  return (
    <div
      class={`cell tone-${tone} ${cell.isKnown === true ? "known" : ""} ${isFirstOfRule ? "first" : ""}`}
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={`${name}: ${saidOf(cell)}`}
      aria-selected={isChosen}
      data-column={column}
      tabIndex={isFocused ? 0 : -1}
      style={{ left: `${left}px` }}
    >
      {sign}
    </div>
  );
});

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
