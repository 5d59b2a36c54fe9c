import type { PageRow } from "../report/page-data.ts";
import { RuleText } from "./answer.tsx";
import { Command } from "./command.tsx";
import { LinkList } from "./link-list.tsx";
import { usePage } from "./page-context.ts";
import { faultsOf, keyOf, verdictOf } from "./rows.ts";

const ROLES: Readonly<Record<PageRow["role"], string>> = {
  receiver: "a receiver that was checked",
  reference: "the reference receiver, which has to pass",
  mutant: "a right receiver with one fault",
  unchanged: "a control: a mutant that changes nothing, which has to survive",
  constant: "a control: a receiver that always gives the same answer",
};

/** What is known of a row. */
export function PanelRow({ row }: { readonly row: PageRow }) {
  const { data, linkTo } = usePage();
  const links = faultsOf(row).flatMap((cell) => {
    const shown = data.cases[cell.case];
    return shown === undefined
      ? []
      : [{ id: shown.id, words: shown.id, href: linkTo({ row: keyOf(row), case: shown.id }) }];
  });
  return (
    <>
      <p>
        <code>{row.id}</code> {ROLES[row.role]}
      </p>
      <dl class="facts">
        <dt>Verdict</dt>
        <dd>
          {verdictOf(row)}
          {row.reason !== undefined && <span class="detail"> {row.reason}</span>}
        </dd>
        <dt>Failures</dt>
        <dd>{row.failures} wrong answers</dd>
        <dt>Errors</dt>
        <dd>{row.errors} without an answer</dd>
        {row.leftOut.length > 0 && (
          <>
            <dt>Left out</dt>
            <dd>{row.leftOut.length} cases that are not for it, or were not asked for</dd>
          </>
        )}
        {row.byOwnRule !== undefined && (
          <>
            <dt>Stopped</dt>
            <dd>{row.byOwnRule ? "by cases of the rule that it breaks" : "only by cases of other rules"}</dd>
          </>
        )}
      </dl>
      {row.fault !== undefined && (
        <>
          <h3>Fault</h3>
          <p>{row.fault}</p>
        </>
      )}
      {row.rules.length > 0 && <h3>{row.rules.length === 1 ? "Rule it breaks" : "Rules it breaks"}</h3>}
      {row.rules.map((rule) => (
        <RuleText key={rule} id={rule} />
      ))}
      {row.role === "mutant" && (
        <Command text={`npx killtable explain ${row.id}`} label={`the command that explains ${row.id}`} />
      )}
      <LinkList title={row.role === "receiver" ? "Cases it misreads" : "Cases that stop it"} links={links} />
    </>
  );
}
