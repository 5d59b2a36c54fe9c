import type { Filtered } from "./filter.ts";
import type { GridPlace } from "./grid-places.ts";
import { usePage } from "./page-context.ts";
import { cellAt } from "./rows.ts";
import { saidOf } from "./matrix-row.tsx";

interface ReadoutProps {
  readonly place: GridPlace;
  readonly left: Filtered;
  readonly era: string;
}

/** One line that says the cell that is pointed at, or that has the focus. */
export function Readout({ place, left, era }: ReadoutProps) {
  const { data } = usePage();
  const row = left.rows[place.row - 1];
  const at = left.columns[place.column - 1];
  const shown = data.cases[at ?? -1];
  const expected = shown?.expected[era as keyof typeof shown.expected];
  return (
    <p class="readout" aria-hidden="true">
      {row && <bdi>{row.title}</bdi>}
      {shown && (
        <>
          {row && " · "}
          {shown.title} <code>{shown.id}</code>
        </>
      )}
      {row && at !== undefined && (
        <>
          {" · "}expected {expected?.join(" or ")}: <b>{saidOf(cellAt(row, at))}</b>
        </>
      )}
    </p>
  );
}
