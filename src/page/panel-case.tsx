import type { PageCase } from "../report/page-data.ts";
import { Command } from "./command.tsx";
import { Envelope } from "./envelope.tsx";
import { isFault } from "./kinds.ts";
import { LinkList } from "./link-list.tsx";
import { usePage } from "./page-context.ts";
import { CaseFacts } from "./panel-cell.tsx";
import { cellAt, keyOf } from "./rows.ts";

/** What is known of a case. */
export function PanelCase({ shown, place }: { readonly shown: PageCase; readonly place: number }) {
  const { era, address, linkTo } = usePage();
  const stopped = (era?.rows ?? []).filter((row) => isFault(cellAt(row, place).kind));
  return (
    <>
      <p>
        <code>{shown.id}</code> of the group {shown.group}
        {shown.features.length > 0 && `, for receivers that claim ${shown.features.join(", ")}`}
      </p>
      <dl class="facts">
        {Object.entries(shown.expected).map(([name, words]) => (
          <>
            <dt>{name}</dt>
            <dd>
              <code>{words.join(" or ")}</code>
            </dd>
          </>
        ))}
      </dl>
      <p class="why">{shown.why}</p>
      <h3>Envelope</h3>
      <Envelope text={shown.envelope} />
      <h3>See it again</h3>
      <Command text={`npx killtable explain ${shown.id}`} label={`the command that explains ${shown.id}`} />
      <CaseFacts shown={shown} era={address.era} />
      <LinkList
        title="Rows that fail it"
        links={stopped.map((row) => ({
          id: keyOf(row),
          words: row.title,
          href: linkTo({ row: keyOf(row), case: shown.id }),
        }))}
      />
    </>
  );
}
