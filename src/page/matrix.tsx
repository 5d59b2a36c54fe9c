import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PageEra } from "../report/page-data.ts";
import type { Filtered } from "./filter.ts";
import { type GridPlace, placeAfter, placeOfElement } from "./grid-places.ts";
import { Legend } from "./legend.tsx";
import { MatrixHeads } from "./matrix-heads.tsx";
import { MatrixRow } from "./matrix-row.tsx";
import { CELL_WIDTH, HEADS_HEIGHT, HEADS_WIDTH, ROW_HEIGHT } from "./matrix-sizes.ts";
import { usePage } from "./page-context.ts";
import { Readout } from "./readout.tsx";
import { keyOf } from "./rows.ts";
import { useNarrow } from "./use-narrow.ts";
import { useWindowed } from "./windowed.ts";
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
      <Grid left={left} focused={kept} pointed={pointed} onFocus={setFocused} onPoint={setPointed} />
    </section>
  );
}

interface GridProps {
  readonly left: Filtered;
  readonly focused: GridPlace;
  readonly pointed: GridPlace | undefined;
  readonly onFocus: (place: GridPlace) => void;
  readonly onPoint: (place: GridPlace | undefined) => void;
}

/** The grid, of which only what is in sight is in the page. */
function Grid({ left, focused, pointed, onFocus, onPoint }: GridProps) {
  const { data, address, go } = usePage();
  const { rows, columns } = left;
  const scroller = useRef<HTMLDivElement>(null);
  const headWidth = HEADS_WIDTH[useNarrow() ? "narrow" : "wide"];
  const down = useWindowed({
    ...{ scroller, horizontal: false, count: rows.length, kept: focused.row - 1 },
    ...{ size: ROW_HEIGHT, heads: HEADS_HEIGHT },
  });
  const across = useWindowed({
    ...{ scroller, horizontal: true, count: columns.length, kept: focused.column - 1 },
    ...{ size: CELL_WIDTH, heads: headWidth },
  });
  const chosen = useChosenPlace(left);
  const moveTo = (place: GridPlace): void => {
    onFocus(place);
    if (place.row > 0) {
      down.reveal(place.row - 1);
    }
    if (place.column > 0) {
      across.reveal(place.column - 1);
    }
  };

  // What was chosen elsewhere, by a link or an address, is shown here too.
  useEffect(() => {
    if (chosen !== undefined) {
      moveTo(chosen);
    }
  }, [address.era, address.row, address.case]);

  // At once, so that the next key finds the focus where this one has moved it.
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (isMoving.current) {
      isMoving.current = false;
      scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  });

  const open = ({ row, column }: GridPlace): void => {
    const shownRow = rows[row - 1];
    const shownCase = data.cases[columns[column - 1] ?? -1];
    if (shownRow !== undefined || shownCase !== undefined) {
      go({ row: shownRow === undefined ? "" : keyOf(shownRow), case: shownCase?.id ?? "" });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      open(focused);
      return;
    }
    const height = (scroller.current?.clientHeight ?? 0) - HEADS_HEIGHT;
    const next = placeAfter(focused, event.key, {
      isFar: event.ctrlKey || event.metaKey,
      last: { row: rows.length, column: columns.length },
      page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1),
    });
    if (next !== undefined) {
      event.preventDefault();
      isMoving.current = true;
      moveTo(next);
    }
  };
  const withPlace = (event: Event, take: (place: GridPlace) => void): void => {
    const place = placeOfElement(event.target);
    if (place !== undefined) {
      take(place);
    }
  };

  return (
    <div
      ref={scroller}
      class="grid"
      role="grid"
      aria-labelledby="matrix-title"
      aria-rowcount={rows.length + 2}
      aria-colcount={columns.length + 1}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => withPlace(event, onFocus)}
      onClick={(event) => withPlace(event, open)}
      onPointerOver={(event) => onPoint(placeOfElement(event.target))}
      onPointerLeave={() => onPoint(undefined)}
    >
      <div
        class="plane"
        role="presentation"
        style={{ width: `${across.total}px`, height: `${down.total}px` }}
      >
        <MatrixHeads
          columns={columns}
          items={across.items}
          width={headWidth}
          focused={focused.row === 0 ? focused.column : undefined}
          pointed={pointed?.column}
        />
        <div role="rowgroup">
          {down.items.map((index) => {
            const row = rows[index];
            return (
              row && (
                <MatrixRow
                  key={keyOf(row)}
                  row={row}
                  index={index}
                  cases={data.cases}
                  columns={columns}
                  items={across.items}
                  top={HEADS_HEIGHT}
                  headWidth={headWidth}
                  focused={focused.row === index + 1 ? focused.column : undefined}
                  chosen={chosen?.row === index + 1 ? chosen.column : undefined}
                  isPointed={pointed?.row === index + 1}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The place that the address names, if it is shown. */
function useChosenPlace({ rows, columns }: Filtered): GridPlace | undefined {
  const { data, address } = usePage();
  const row = rows.findIndex((shown) => keyOf(shown) === address.row) + 1;
  const column = columns.findIndex((place) => data.cases[place]?.id === address.case) + 1;
  const isHidden = (address.row !== "" && row === 0) || (address.case !== "" && column === 0);
  return isHidden || (row === 0 && column === 0) ? undefined : { row, column };
}
