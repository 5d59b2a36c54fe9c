import { useMemo } from "preact/hooks";
import type { PageEra } from "../report/page-data.ts";
import { type CellKind, KINDS } from "./kinds.ts";
import { isJudged } from "./rows.ts";

/** What the signs in a matrix mean, as far as it has them. */
export function Legend({ era }: { readonly era: PageEra }) {
  const { kinds, hasKnown } = useMemo(() => signsIn(era), [era]);
  return (
    <ul class="legend" aria-label="Signs in the matrix">
      {kinds.map((kind) => (
        <li key={kind}>
          <Sample kind={kind} /> <b>{KINDS[kind].word}</b> {KINDS[kind].meaning}
        </li>
      ))}
      {hasKnown && (
        <li>
          <Sample kind="differs" isKnown /> <b>outlined</b> listed as known
        </li>
      )}
    </ul>
  );
}

/** A cell as the matrix has it. */
export function Sample({ kind, isKnown = false }: { readonly kind: CellKind; readonly isKnown?: boolean }) {
  const { sign, tone } = KINDS[kind];
  return (
    <span class={`sample cell tone-${tone} ${isKnown ? "known" : ""}`} aria-hidden="true">
      {sign}
    </span>
  );
}

function signsIn({ rows }: PageEra): { readonly kinds: readonly CellKind[]; readonly hasKnown: boolean } {
  const found = new Set<CellKind>(["match"]);
  let hasKnown = false;
  for (const row of rows) {
    if (!isJudged(row)) {
      found.add("not-judged");
    } else if (row.leftOut.length > 0) {
      found.add("left-out");
    }
    for (const { kind, isKnown } of row.cells) {
      found.add(kind);
      hasKnown ||= isKnown === true;
    }
  }
  const all = Object.keys(KINDS) as CellKind[];
  return { kinds: all.filter((kind) => found.has(kind)), hasKnown };
}
