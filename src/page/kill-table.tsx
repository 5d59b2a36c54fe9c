import type { PageRow } from "../report/page-data.ts";
import { useState } from "preact/hooks";
import { usePage } from "./page-context.ts";
import { keyOf, verdictOf } from "./rows.ts";
import { counted } from "./words.ts";

type Column = "title" | "about" | "failures" | "errors" | "verdict";

const COLUMNS: Readonly<
  Record<Column, { readonly head: string; readonly of: (row: PageRow) => string | number }>
> = {
  title: { head: "Faulty receiver", of: ({ title }) => title },
  about: { head: "Rule it breaks", of: ({ rules }) => rules[0] ?? "" },
  failures: { head: "Failures", of: ({ failures }) => failures },
  errors: { head: "Errors", of: ({ errors }) => errors },
  verdict: { head: "Verdict", of: verdictOf },
};

const NAMES = Object.keys(COLUMNS) as Column[];

/** How many cases fail each mutant and each control; sorted by the head that is pressed. */
export function KillTable({ rows }: { readonly rows: readonly PageRow[] }) {
  const { era } = usePage();
  const [sorted, setSorted] = useState<{ readonly by: Column; readonly isDown: boolean } | undefined>();
  const listed = rows.filter(({ role }) => role !== "receiver");
  const press = (by: Column): void => setSorted({ by, isDown: sorted?.by === by && !sorted.isDown });
  return (
    <section id="kill-table" aria-labelledby="kill-table-title" tabIndex={-1}>
      <h2 id="kill-table-title">
        Kill table{" "}
        <span class="count">
          {counted(listed.length, "receiver")} as {era?.era}
        </span>
      </h2>
      <p class="hint">
        Each is a right receiver with one fault. The cases stop it where it has a failure (a wrong answer) or
        an error (no answer). A mutant without any survives: the cases miss that fault.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keys */}
      <div class="scroll" role="region" aria-label="Kill table, which scrolls" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {NAMES.map((name) => (
                <th key={name} class={name} aria-sort={sortedBy(name, sorted)}>
                  <button type="button" onClick={() => press(name)}>
                    {COLUMNS[name].head}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(listed, sorted).map((row) => (
              <Line key={keyOf(row)} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ row }: { readonly row: PageRow }) {
  const { linkTo } = usePage();
  const isMissed = row.role === "mutant" && (row.status === "survived" || row.status === "unproved");
  return (
    <tr class={isMissed ? "missed" : ""}>
      <th class="title" scope="row">
        <a href={linkTo({ row: keyOf(row), case: "" })}>{row.title}</a>{" "}
        {row.role !== "mutant" && <span class="tag">control</span>}
      </th>
      <td class="about">{row.rules[0]}</td>
      <td class="failures">{row.failures}</td>
      <td class="errors">{row.errors}</td>
      <td class="verdict">
        {verdictOf(row)}
        {row.reason !== undefined && <span class="detail"> {row.reason}</span>}
      </td>
    </tr>
  );
}

function sortedBy(
  name: Column,
  sorted: { readonly by: Column; readonly isDown: boolean } | undefined,
): "ascending" | "descending" | "none" {
  if (sorted?.by !== name) {
    return "none";
  }
  return sorted.isDown ? "descending" : "ascending";
}

function inOrder(
  rows: readonly PageRow[],
  sorted: { readonly by: Column; readonly isDown: boolean } | undefined,
): readonly PageRow[] {
  if (sorted === undefined) {
    return rows;
  }
  const { of } = COLUMNS[sorted.by];
  const ascending = rows.toSorted((one, other) => compared(of(one), of(other)));
  return sorted.isDown ? ascending.toReversed() : ascending;
}

function compared(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other), "en");
}
