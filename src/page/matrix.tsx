import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PageEra } from "../report/page-data.ts";
import type { Filtered } from "./filter.ts";
import { type GridPlace, placeAfter } from "./grid-keys.ts";
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

const START: GridPlace = { row: 1, column: 1 };

/** Rows by cases, as a grid of which only what is in sight is there. */
export function Matrix({ era, left }: { readonly era: PageEra; readonly left: Filtered }) {
  const { data, address, go } = usePage();
  const { rows, columns } = left;
  const scroller = useRef<HTMLDivElement>(null);
  const headWidth = HEADS_WIDTH[useNarrow() ? "narrow" : "wide"];
  const [wanted, setFocused] = useState(START);
  const [pointed, setPointed] = useState<GridPlace | undefined>();
  const last: GridPlace = { row: rows.length, column: columns.length };
  const focused = { row: Math.min(wanted.row, last.row), column: Math.min(wanted.column, last.column) };
  const chosen = chosenPlace();

  const down = useWindowed({
    scroller,
    count: rows.length,
    size: ROW_HEIGHT,
    heads: HEADS_HEIGHT,
    horizontal: false,
    kept: focused.row - 1,
  });
  const across = useWindowed({
    scroller,
    count: columns.length,
    size: CELL_WIDTH,
    heads: headWidth,
    horizontal: true,
    kept: focused.column - 1,
  });

  /** The place that the address names, if it is shown. */
  function chosenPlace(): GridPlace | undefined {
    const row = address.row === "" ? 0 : rows.findIndex((shown) => keyOf(shown) === address.row) + 1;
    const column =
      address.case === "" ? 0 : columns.findIndex((place) => data.cases[place]?.id === address.case) + 1;
    const isShown = (address.row === "" || row > 0) && (address.case === "" || column > 0);
    return isShown && (row > 0 || column > 0) ? { row, column } : undefined;
  }

  function reveal({ row, column }: GridPlace): void {
    if (row > 0) {
      down.scrollToIndex(row - 1);
    }
    if (column > 0) {
      across.scrollToIndex(column - 1);
    }
  }

  // What was chosen elsewhere, by a link or an address, is shown here too.
  useEffect(() => {
    if (chosen !== undefined) {
      setFocused(chosen);
      reveal(chosen);
    }
  }, [address.era, address.row, address.case]);

  function open({ row, column }: GridPlace): void {
    const shownRow = rows[row - 1];
    const shownCase = data.cases[columns[column - 1] ?? -1];
    if (shownRow !== undefined || shownCase !== undefined) {
      go({ row: shownRow === undefined ? "" : keyOf(shownRow), case: shownCase?.id ?? "" });
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      open(focused);
      return;
    }
    const height = (scroller.current?.clientHeight ?? 0) - HEADS_HEIGHT;
    const page = Math.max(1, Math.floor(height / ROW_HEIGHT) - 1);
    const next = placeAfter(focused, event.key, event.ctrlKey || event.metaKey, last, page);
    if (next !== undefined) {
      event.preventDefault();
      setFocused(next);
      reveal(next);
      shouldFocus.current = true;
    }
  }

  // At once, so that the next key finds the focus where this one has moved it.
  const shouldFocus = useRef(false);
  useLayoutEffect(() => {
    if (shouldFocus.current) {
      shouldFocus.current = false;
      scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  });

  const focusedIn = (row: number): number | undefined => (row === focused.row ? focused.column : undefined);
  const chosenIn = (row: number): number | undefined => (row === chosen?.row ? chosen.column : undefined);
  const items = across.getVirtualItems();
  return (
    <section id="matrix" class="no-print" aria-labelledby="matrix-title" tabIndex={-1}>
      <h2 id="matrix-title">
        Kill matrix{" "}
        <span class="count">
          {counted(rows.length, "row")} by {counted(columns.length, "case")} as {era.era}
        </span>
      </h2>
      <Legend era={era} />
      <Readout place={pointed ?? focused} left={left} era={era.era} />
      <div
        ref={scroller}
        class="grid"
        role="grid"
        aria-labelledby="matrix-title"
        aria-rowcount={rows.length + 2}
        aria-colcount={columns.length + 1}
        onKeyDown={onKeyDown}
        onFocusIn={({ target }) => setFocused(placeOfElement(target) ?? focused)}
        onClick={({ target }) => {
          const place = placeOfElement(target);
          if (place !== undefined) {
            open(place);
          }
        }}
        onPointerOver={({ target }) => setPointed(placeOfElement(target))}
        onPointerLeave={() => setPointed(undefined)}
      >
        <div
          class="plane"
          role="presentation"
          style={{ width: `${across.getTotalSize()}px`, height: `${down.getTotalSize()}px` }}
        >
          <MatrixHeads
            columns={columns}
            items={items}
            width={headWidth}
            focused={focusedIn(0)}
            pointed={pointed?.column}
          />
          <div role="rowgroup">
            {down.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <MatrixRow
                    key={keyOf(row)}
                    row={row}
                    index={index}
                    top={start}
                    cases={data.cases}
                    columns={columns}
                    items={items}
                    headWidth={headWidth}
                    focused={focusedIn(index + 1)}
                    chosen={chosenIn(index + 1)}
                    isPointed={pointed?.row === index + 1}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The place of the cell or head in which an element is. */
function placeOfElement(target: EventTarget | null): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const row = cell?.closest<HTMLElement>("[data-row]");
  return cell && row
    ? { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) }
    : undefined;
}
