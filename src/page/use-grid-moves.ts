import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Filtered } from "./filter.ts";
import { type GridPlace, placeAfter } from "./grid-places.ts";
import { HEADS_HEIGHT, ROW_HEIGHT } from "./matrix-sizes.ts";
import { usePage } from "./page-context.ts";
import { keyOf } from "./rows.ts";
import type { Windowed } from "./windowed.ts";

/** The grid that is moved in. */
interface Grid {
  readonly left: Filtered;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly focused: GridPlace;
  readonly chosen: GridPlace | undefined;
  readonly down: Windowed;
  readonly across: Windowed;
  readonly onFocus: (place: GridPlace) => void;
}

/** What can be done in a grid. */
interface GridMoves {
  readonly open: (place: GridPlace) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Moves the focus of a grid by keys, and to what is chosen elsewhere.
 *
 * @param grid - the grid
 * @returns what a press of a key and of a cell does
 */
export function useGridMoves({ left, scroller, focused, chosen, down, across, onFocus }: Grid): GridMoves {
  const { data, address, go } = usePage();
  const { rows, columns } = left;
  const isMoving = useRef(false);
  const moveTo = (place: GridPlace): void => {
    onFocus(place);
    if (place.row > 0) {
      down.reveal(place.row - 1);
    }
    if (place.column > 0) {
      across.reveal(place.column - 1);
    }
  };

  // At once, so that the next key finds the focus where this one has moved it.
  useLayoutEffect(() => {
    if (isMoving.current) {
      isMoving.current = false;
      scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  });

  // What was chosen by a link or an address is shown here too.
  useEffect(() => {
    if (chosen !== undefined) {
      moveTo(chosen);
    }
  }, [address.era, address.row, address.case]);

  const open = ({ row, column }: GridPlace): void => {
    const shownRow = rows[row - 1];
    const shownCase = data.cases[columns[column - 1] ?? -1];
    if (shownRow !== undefined || shownCase !== undefined) {
      go({ row: shownRow === undefined ? "" : keyOf(shownRow), case: shownCase?.id ?? "" });
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const height = (scroller.current?.clientHeight ?? 0) - HEADS_HEIGHT;
    const next = placeAfter(focused, event.key, {
      isFar: event.ctrlKey || event.metaKey,
      last: { row: rows.length, column: columns.length },
      page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1),
    });
    const isOpening = event.key === "Enter" || event.key === " ";
    if (next === undefined && !isOpening) {
      return;
    }
    event.preventDefault();
    if (next === undefined) {
      open(focused);
    } else {
      isMoving.current = true;
      moveTo(next);
    }
  };
  return { open, onKeyDown };
}

/**
 * Finds what the address names among the rows and columns that are shown.
 *
 * @param left - what the filters leave
 * @returns its place, or nothing where it is not shown
 */
export function useChosenPlace({ rows, columns }: Filtered): GridPlace | undefined {
  const { data, address } = usePage();
  const row = rows.findIndex((shown) => keyOf(shown) === address.row) + 1;
  const column = columns.findIndex((place) => data.cases[place]?.id === address.case) + 1;
  const isHidden = (address.row !== "" && row === 0) || (address.case !== "" && column === 0);
  return isHidden || (row === 0 && column === 0) ? undefined : { row, column };
}
