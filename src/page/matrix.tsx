import { useState } from "preact/hooks";
import type { PageEra } from "../report/page-data.ts";
import type { Filtered } from "./filter.ts";
import type { GridPlace } from "./grid-places.ts";
import { Legend } from "./legend.tsx";
import { MatrixGrid } from "./matrix-grid.tsx";
import { Readout } from "./readout.tsx";
import { counted } from "./words.ts";

/** Where the focus is before it was moved. */
const START: GridPlace = { row: 1, column: 1 };

interface MatrixProps {
  readonly era: PageEra;
  readonly left: Filtered;
}

/** Rows by cases: a heat map, with a line that says the cell that is pointed at or has the focus. */
export function Matrix({ era, left }: MatrixProps) {
  const [focused, setFocused] = useState(START);
  const [pointed, setPointed] = useState<GridPlace | undefined>();
  const { rows, columns } = left;
  const kept = {
    row: Math.min(focused.row, rows.length),
    column: Math.min(focused.column, columns.length),
  };
  return (
    <section id="matrix" class="no-print" aria-labelledby="matrix-title" tabIndex={-1}>
      <h2 id="matrix-title">
        Kill matrix{" "}
        <span class="count">
          {counted(rows.length, "row")} by {counted(columns.length, "case")} as {era.era}
        </span>
      </h2>
      <Legend era={era} />
      <Readout place={pointed ?? kept} left={left} era={era.era} />
      <MatrixGrid left={left} focused={kept} pointed={pointed} onFocus={setFocused} onPoint={setPointed} />
    </section>
  );
}
