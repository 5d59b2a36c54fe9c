import type { PageCase, PageRow } from "../report/page-data.ts";
import { Answer, RuleText } from "./answer.tsx";
import { Command } from "./command.tsx";
import { Envelope } from "./envelope.tsx";
import { KINDS } from "./kinds.ts";
import { Sample } from "./legend.tsx";
import { usePage } from "./page-context.ts";
import { cellAt, keyOf, replayOf } from "./rows.ts";
import { Twin } from "./twin.tsx";

interface PanelCellProps {
  readonly era: string;
  readonly row: PageRow;
  readonly shown: PageCase;
  readonly place: number;
}

/** A row against a case: what came, what is right and why, and how to see it again. */
export function PanelCell({ era, row, shown, place }: PanelCellProps) {
  const { linkTo } = usePage();
  const cell = cellAt(row, place);
  return (
    <>
      <p>
        <Sample kind={cell.kind} isKnown={cell.isKnown === true} /> <b>{KINDS[cell.kind].word}</b>{" "}
        <span class="tag">{era}</span>
      </p>
      <p>
        Row <a href={linkTo({ row: keyOf(row), case: "" })}>{row.title}</a>, case{" "}
        <a href={linkTo({ row: "", case: shown.id })}>{shown.id}</a>
      </p>
      <Answer shown={shown} cell={cell} era={era} />
      <p class="why">{shown.why}</p>
      <h3>Envelope</h3>
      <Envelope text={shown.envelope} />
      <h3>See it again</h3>
      <Command text={replayOf(row, shown.id)} label={`the command that replays ${shown.id}`} />
      <Command text={`npx killtable explain ${shown.id}`} label={`the command that explains ${shown.id}`} />
      <CaseFacts shown={shown} era={era} />
    </>
  );
}

/** What a case is about: its rules, what the client knew, its twin, and the question that is open. */
export function CaseFacts({ shown, era }: { readonly shown: PageCase; readonly era: string }) {
  const context = shown.contexts[era as keyof PageCase["contexts"]];
  return (
    <>
      <h3>{shown.rules.length === 1 ? "Rule" : "Rules"}</h3>
      {shown.rules.map((rule) => (
        <RuleText key={rule} id={rule} />
      ))}
      {shown.decision !== undefined && (
        <>
          <h3>Open question</h3>
          <p>{shown.decision}</p>
        </>
      )}
      {shown.twin !== undefined && <Twin twin={shown.twin} />}
      {context !== undefined && (
        <>
          <h3>What the client knew</h3>
          <Envelope text={JSON.stringify(context, undefined, 2)} />
        </>
      )}
    </>
  );
}
