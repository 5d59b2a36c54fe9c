import type { PageCase, PageCell, PageRow } from "../report/page-data.ts";
import { Answer } from "./answer.tsx";
import { Command } from "./command.tsx";
import { Envelope } from "./envelope.tsx";
import { usePage } from "./page-context.ts";
import { keyOf, replayOf } from "./rows.ts";

interface FaultCardProps {
  readonly row: PageRow;
  readonly era: string;
  readonly shown: PageCase;
  readonly cell: PageCell;
}

/** A case that a receiver misreads: the envelope, what is right, why, and how to see it again. */
export function FaultCard({ row, era, shown, cell }: FaultCardProps) {
  const { linkTo } = usePage();
  return (
    <article class="fault">
      <h5>
        <a href={linkTo({ era, row: keyOf(row), case: shown.id })}>{shown.title}</a> <code>{shown.id}</code>
      </h5>
      <Envelope text={shown.envelope} isShort />
      <div>
        <Answer shown={shown} cell={cell} era={era} />
        <p class="why">{shown.why}</p>
        <Command text={replayOf(row, shown.id)} label={`the command that replays ${shown.id}`} />
      </div>
    </article>
  );
}
