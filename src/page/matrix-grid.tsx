import { useRef } from "preact/hooks";
import type { Filtered } from "./filter.ts";
import { type GridPlace, placeOfElement } from "./grid-places.ts";
import { MatrixHeads } from "./matrix-heads.tsx";
import { MatrixRow } from "./matrix-row.tsx";
import { CELL_WIDTH, HEADS_HEIGHT, HEADS_WIDTH, ROW_HEIGHT } from "./matrix-sizes.ts";
import { usePage } from "./page-context.ts";
import { keyOf } from "./rows.ts";
import { useChosenPlace, useGridMoves } from "./use-grid-moves.ts";
import { useNarrow } from "./use-narrow.ts";
import { useWindowed } from "./windowed.ts";

interface MatrixGridProps {
  readonly left: Filtered;
  readonly focused: GridPlace;
  readonly pointed: GridPlace | undefined;
  readonly onFocus: (place: GridPlace) => void;
  readonly onPoint: (place: GridPlace | undefined) => void;
}

/** The cells with their heads, of which only what is in sight is in the page. */
export function MatrixGrid({ left, focused, pointed, onFocus, onPoint }: MatrixGridProps) {
  const { data } = usePage();
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
  const { open, onKeyDown } = useGridMoves({ left, scroller, focused, chosen, down, across, onFocus });
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
                  top={HEADS_HEIGHT + index * ROW_HEIGHT}
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
