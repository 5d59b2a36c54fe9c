import { type VerdictKind, outcomeOf } from "../../judge/verdict.ts";
import { type Change, type Comparison, type Place, inChangeOrder } from "./change.ts";
import { compareLaws } from "./compare-laws.ts";
import type { CheckReport, ReportedReceiver, ReportedVerdict } from "./compared-report.ts";
import { pairUp } from "./pairs.ts";

type Judged = Exclude<ReportedReceiver, { readonly problem: string }>;

/**
 * Compares two runs of `killtable check`: receivers by their names and eras, their cases and laws by their ids.
 *
 * @param older - the report of a run
 * @param newer - that of a later one
 * @returns what changed
 */
export function compareChecks(older: CheckReport, newer: CheckReport): Comparison {
  const receivers = pairUp(older.receivers, newer.receivers, ({ receiver, era }) =>
    JSON.stringify([receiver, era]),
  );
  return {
    kind: "check",
    voidReasons: isJudged(newer) ? [] : ["no receiver was judged on a single case"],
    notes: [
      ...(isJudged(older) ? [] : ["in the older run no receiver was judged on a single case"]),
      ...receivers.both.flatMap(([before, after]) =>
        "problem" in before && "problem" in after
          ? [`${after.receiver} as ${after.era} can still not be judged: ${after.problem}`]
          : introductionNote(before, after),
      ),
    ],
    changes: inChangeOrder([
      ...receivers.both.flatMap(([before, after]) => receiverChanges(before, after)),
      ...receivers.added.map(addedReceiver),
      ...receivers.removed.map((each): Change => ({ kind: "gone", noun: "receiver", ...placeOf(each) })),
    ]),
    totals: [
      { noun: "receiver", older: older.receivers.length, newer: newer.receivers.length },
      { noun: "case", older: verdictsIn(older).length, newer: verdictsIn(newer).length },
    ],
    movedCells: 0,
  };
}

/** A new version of a command is why its verdicts may have changed. */
function introductionNote(before: ReportedReceiver, after: ReportedReceiver): string[] {
  const [was, now] = [before.introduction, after.introduction];
  return was === undefined || now === undefined || was === now
    ? []
    : [`${after.receiver} as ${after.era} was ${was} and is ${now}`];
}

function isJudged(report: CheckReport): boolean {
  return verdictsIn(report).some(({ kind }) => kind !== "skipped" && kind !== "not-put");
}

function verdictsIn({ receivers }: CheckReport): ReportedVerdict[] {
  return receivers.flatMap((each) => ("problem" in each ? [] : each.verdicts));
}

function placeOf({ receiver, era }: ReportedReceiver): Place {
  return { receiver, era };
}

function addedReceiver(after: ReportedReceiver): Change {
  return "problem" in after
    ? { kind: "not-judged", noun: "receiver", ...placeOf(after), now: after.problem }
    : { kind: "added", noun: "receiver", ...placeOf(after) };
}

function receiverChanges(before: ReportedReceiver, after: ReportedReceiver): Change[] {
  const place = placeOf(after);
  if ("problem" in after) {
    return "problem" in before
      ? []
      : [{ kind: "not-judged", noun: "receiver", ...place, was: "judged", now: after.problem }];
  }
  if ("problem" in before) {
    return [{ kind: "judged-again", noun: "receiver", ...place, was: before.problem, now: "judged" }];
  }
  return [...caseChanges(before, after, place), ...compareLaws(before.properties, after.properties, place)];
}

function caseChanges(before: Judged, after: Judged, place: Place): Change[] {
  const known = new Set(after.baseline?.known);
  const { both, added, removed } = pairUp(before.verdicts, after.verdicts, ({ id }) => id);
  const about = ({ id }: ReportedVerdict) => ({ noun: "case", ...place, name: id }) as const;
  return [
    ...both.flatMap(([was, now]): Change[] => {
      const kind = kindOfChange(was, now, known.has(now.id));
      const listed = known.has(now.id) ? " (a known failure)" : "";
      return kind === undefined
        ? []
        : [{ kind, ...about(now), was: verdictText(was), now: verdictText(now) + listed }];
    }),
    ...added.map((now): Change => ({ kind: "added", ...about(now), now: verdictText(now) })),
    ...removed.map((was): Change => ({ kind: "removed", ...about(was), was: verdictText(was) })),
  ];
}

function kindOfChange(
  was: ReportedVerdict,
  now: ReportedVerdict,
  isKnown: boolean,
): Change["kind"] | undefined {
  const [before, after] = [standingOf(was.kind), standingOf(now.kind)];
  if (before === after) {
    return was.kind === now.kind && was.observed === now.observed ? undefined : "otherwise";
  }
  if (isKnown) {
    return "otherwise";
  }
  switch (after) {
    case "fails":
      return "newly-failing";
    case "skipped":
      return "not-judged";
    case "passes":
      return before === "skipped" ? "judged-again" : "newly-passing";
  }
}

/** Of a case that was not put nothing is known, as of one that was skipped. */
function standingOf(kind: VerdictKind): "passes" | "skipped" | "fails" {
  if (kind === "not-put") {
    return "skipped";
  }
  switch (outcomeOf(kind)) {
    case "pass":
      return "passes";
    case "skipped":
      return "skipped";
    default:
      return "fails";
  }
}

function verdictText({ kind, observed }: ReportedVerdict): string {
  return observed === undefined ? kind : `${kind}: ${observed}`;
}
