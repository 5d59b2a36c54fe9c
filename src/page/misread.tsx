import type { PageCell, PageData, PageEra, PageRow } from "../report/page-data.ts";
import { useState } from "preact/hooks";
import { RuleText } from "./answer.tsx";
import { FaultCard } from "./fault-card.tsx";
import { usePage } from "./page-context.ts";
import { faultsOf, isJudged, keyOf } from "./rows.ts";
import { counted } from "./words.ts";

/** So many faults of a rule are shown before the rest is asked for. */
const SHOWN = 3;

/** What each receiver misreads, in each era. */
export function Misread() {
  const { data } = usePage();
  const checked = data.eras.flatMap((era) =>
    era.rows.filter(({ role }) => role === "receiver").map((row) => ({ era, row })),
  );
  if (checked.length === 0) {
    return null;
  }
  return (
    <section id="misread" aria-labelledby="misread-title" tabIndex={-1}>
      <h2 id="misread-title">What it misreads</h2>
      {checked.map(({ era, row }) => (
        <ReceiverFaults key={`${era.era} ${row.id}`} era={era} row={row} />
      ))}
    </section>
  );
}

function ReceiverFaults({ era, row }: { readonly era: PageEra; readonly row: PageRow }) {
  const { data, linkTo } = usePage();
  // Of what was not put nothing is known.
  const faults = faultsOf(row).filter(({ kind }) => kind !== "not-put");
  const known = faults.filter(({ isKnown }) => isKnown === true).length;
  const count = (wanted: PageCell["kind"]): number => row.cells.filter(({ kind }) => kind === wanted).length;
  const [skipped, notPut] = [count("skipped"), count("not-put")];
  const put = era.columns.length - row.leftOut.length - skipped - notPut;
  return (
    <section class="receiver" aria-label={`${row.title}, ${era.era}`}>
      <h3>
        <a href={linkTo({ era: era.era, row: keyOf(row), case: "" })}>{row.title}</a>{" "}
        <span class="tag">{era.era}</span>
      </h3>
      <p>
        {isJudged(row) ? (
          <>
            {faults.length === 0 ? "Misreads none" : `Misreads ${faults.length}`} of {counted(put, "case")}
            {known > 0 && `; ${known} of them listed as known`}
            {skipped > 0 && `; it skipped ${skipped} more`}
            {notPut > 0 && `; ${notPut} more were not put to it`}.
          </>
        ) : (
          "Not judged."
        )}
        {row.reason !== undefined && ` ${row.reason}`}
      </p>
      {byRule(data, faults).map(([rule, ofRule]) => (
        <RuleFaults key={rule} era={era} row={row} rule={rule} faults={ofRule} />
      ))}
    </section>
  );
}

interface RuleFaultsProps {
  readonly era: PageEra;
  readonly row: PageRow;
  readonly rule: string;
  readonly faults: readonly PageCell[];
}

function RuleFaults({ era, row, rule, faults }: RuleFaultsProps) {
  const { data } = usePage();
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : faults.length - SHOWN;
  return (
    <section class="rule-faults" aria-label={`rule ${rule}`}>
      <h4>
        {rule} <span class="count">{counted(faults.length, "case")}</span>
      </h4>
      <RuleText id={rule} isNamed={false} />
      {faults.slice(0, isWhole ? faults.length : SHOWN).map((cell) => {
        const shown = data.cases[cell.case];
        return shown && <FaultCard key={shown.id} row={row} era={era.era} shown={shown} cell={cell} />;
      })}
      {rest > 0 && (
        <p>
          <button type="button" class="no-print" onClick={() => setWhole(true)}>
            Show {counted(rest, "more case")} of {rule}
          </button>
          <span class="print-only">{counted(rest, "more case")} of this rule not printed.</span>
        </p>
      )}
    </section>
  );
}

/** The group with the published cases, which are the plainest. */
const PLAINEST = "twelve";

/**
 * Faults by the rule that their case is grouped by, the rule with the most first: new ones before those that are known,
 * the plainest and then the shortest first.
 */
function byRule(data: PageData, faults: readonly PageCell[]): [string, PageCell[]][] {
  const length = (cell: PageCell): number => data.cases[cell.case]?.envelope.length ?? 0;
  const isOther = (cell: PageCell): number => Number(data.cases[cell.case]?.group !== PLAINEST);
  const isKnown = (cell: PageCell): number => Number(cell.isKnown === true);
  const rules = Map.groupBy(faults, (cell) => data.cases[cell.case]?.rules[0] ?? "");
  for (const ofRule of rules.values()) {
    ofRule.sort(
      (one, other) =>
        isKnown(one) - isKnown(other) || isOther(one) - isOther(other) || length(one) - length(other),
    );
  }
  return [...rules].toSorted(([, one], [, other]) => other.length - one.length);
}
