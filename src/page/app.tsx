import { useMemo } from "preact/hooks";
import type { PageData, PageEra } from "../report/page-data.ts";
import { filtered } from "./filter.ts";
import { Eras, Filters } from "./filters.tsx";
import { Jumps } from "./jumps.tsx";
import { KillTable } from "./kill-table.tsx";
import { Laws } from "./laws.tsx";
import { Matrix } from "./matrix.tsx";
import { Misread } from "./misread.tsx";
import { PageProvider, useAddressedPage, usePage } from "./page-context.ts";
import { Panel } from "./panel.tsx";
import { Summary } from "./summary.tsx";
import { useNarrow } from "./use-narrow.ts";

/** The whole page. */
export function App({ data }: { readonly data: PageData }) {
  const page = useAddressedPage(data);
  const isNarrow = useNarrow();
  const isOpen = page.address.row !== "" || page.address.case !== "";
  return (
    <PageProvider value={page}>
      <div class={isOpen ? "page beside-panel" : "page"} inert={isOpen && isNarrow}>
        <Jumps />
        <Summary />
        <main>
          <Misread />
          <Laws />
          {page.era !== undefined && <EraView era={page.era} />}
          <p class="print-only">The kill matrix is left out in print.</p>
        </main>
      </div>
      <Panel />
    </PageProvider>
  );
}

/** What is shown of one era, by the filters. */
function EraView({ era }: { readonly era: PageEra }) {
  const { data, address } = usePage();
  const { feature, rule, q, only } = address;
  const left = useMemo(() => filtered(data, era, address), [data, era, feature, rule, q, only]);
  return (
    <>
      <Eras />
      <Filters era={era} left={left} />
      {era.rows.some(({ role }) => role !== "receiver") && <KillTable rows={left.rows} />}
      <Matrix era={era} left={left} />
    </>
  );
}
