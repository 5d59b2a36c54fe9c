import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { PanelCase } from "./panel-case.tsx";
import { PanelCell } from "./panel-cell.tsx";
import { PanelRow } from "./panel-row.tsx";
import { usePage } from "./page-context.ts";
import { placeOf, rowOf } from "./rows.ts";

/** What is known of the cell, the row or the case that is chosen. */
export function Panel() {
  const { data, address, era } = usePage();
  const row = rowOf(era, address.row);
  const place = placeOf(data, address.case);
  const shown = data.cases[place ?? -1];
  if (era !== undefined && row !== undefined && shown !== undefined && era.columns.includes(place ?? -1)) {
    return (
      <Drawer title={shown.title}>
        <PanelCell era={era.era} row={row} shown={shown} place={place ?? -1} />
      </Drawer>
    );
  }
  if (shown !== undefined) {
    return (
      <Drawer title={shown.title}>
        <PanelCase shown={shown} place={place ?? -1} />
      </Drawer>
    );
  }
  return row === undefined ? null : (
    <Drawer title={row.title}>
      <PanelRow row={row} />
    </Drawer>
  );
}

function Drawer({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const { address, go } = usePage();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const close = (): void => go({ row: "", case: "" });

  useLayoutEffect(() => {
    if (panel.current?.contains(document.activeElement) !== true) {
      opener.current = document.activeElement;
    }
    panel.current?.scrollTo(0, 0);
    heading.current?.focus();
  }, [address.era, address.row, address.case]);

  useLayoutEffect(() => () => giveBackFocus(opener.current), []);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") {
        close();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return (
    <div ref={panel} class="panel no-print" role="dialog" aria-labelledby="panel-title">
      <div class="panel-head">
        <h2 id="panel-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      {children}
    </div>
  );
}

/** Gives the focus to what opened the panel; to the matrix, where an address opened it. */
function giveBackFocus(opener: Element | null): void {
  const target =
    opener instanceof HTMLElement && opener !== document.body
      ? opener
      : document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
  target?.focus({ preventScroll: target !== opener });
}
