import { type Change, type ChangeKind, type Comparison, type Place, inChangeOrder } from "./change.ts";
import { CompareError } from "./compare-error.ts";
import type { MatrixReport, ReportedEra, ReportedRow } from "./compared-report.ts";
import { type Pairs, pairUp } from "./pairs.ts";

/**
 * Compares two runs of `killtable mutants`: era by era, mutants and cases by their ids. The controls that answer the
 * same to everything are compared as the mutants are; the others only decide whether a run is void.
 *
 * @param older - the report of a run
 * @param newer - that of a later one on the same groups of cases
 * @returns what changed
 * @throws CompareError if they measure other groups
 */
export function compareMatrices(older: MatrixReport, newer: MatrixReport): Comparison {
  const suites = [older, newer].map(({ suite }) => JSON.stringify(suite)) as [string, string];
  if (suites[0] !== suites[1]) {
    throw new CompareError(
      `the older report measures the cases ${suites[0]}, the newer one ${suites[1]}; compare runs on the same`,
    );
  }
  const { both, added, removed } = pairUp(older.eras, newer.eras, ({ era }) => era);
  const eras = both.map(([before, after]) => pairsOf(before, after));
  return {
    kind: "matrix",
    voidReasons: isJudged(newer) ? newer.void : [...newer.void, "no mutant was judged"],
    notes: older.void.map((reason) => `the older run proves nothing: ${reason}`),
    changes: inChangeOrder([
      ...eras.flatMap(eraChanges),
      ...added.map(({ era }): Change => ({ kind: "added", noun: "era", era })),
      ...removed.map(({ era }): Change => ({ kind: "gone", noun: "era", era })),
    ]),
    totals: [
      { noun: "mutant", older: countIn(older, mutantsOf), newer: countIn(newer, mutantsOf) },
      { noun: "case", older: countIn(older, casesOf), newer: countIn(newer, casesOf) },
    ],
    movedCells: eras.reduce((sum, each) => sum + movedCells(each), 0),
  };
}

/** What two runs have of an era. */
interface EraPairs {
  readonly place: Place;
  readonly rows: Pairs<ReportedRow>;
  readonly cases: Pairs<string>;
}

function pairsOf(before: ReportedEra, after: ReportedEra): EraPairs {
  return {
    place: { era: after.era },
    rows: pairUp(mutantsOf(before), mutantsOf(after), ({ id }) => id),
    cases: pairUp(before.cases, after.cases, (id) => id),
  };
}

function mutantsOf({ receivers }: ReportedEra): ReportedRow[] {
  return receivers.filter(({ role }) => role === "mutant" || role === "constant");
}

function casesOf({ cases }: ReportedEra): readonly string[] {
  return cases;
}

function countIn({ eras }: MatrixReport, listOf: (era: ReportedEra) => readonly unknown[]): number {
  return eras.reduce((sum, era) => sum + listOf(era).length, 0);
}

function isJudged({ eras }: MatrixReport): boolean {
  return eras.flatMap(mutantsOf).some(({ status }) => status !== "unproved");
}

function eraChanges({ place, rows, cases }: EraPairs): Change[] {
  const mutant = ({ id }: ReportedRow) => ({ noun: "mutant", ...place, name: id }) as const;
  return [
    ...rows.both.flatMap(([before, after]): Change[] => {
      const kind = kindOfChange(before, after);
      const texts = { was: standingText(before), now: standingText(after) };
      return kind === undefined ? [] : [{ kind, ...mutant(after), ...texts }];
    }),
    ...rows.added.map((after): Change => {
      const kind = after.status === "survived" ? "newly-surviving" : "added";
      return { kind, ...mutant(after), now: standingText(after) };
    }),
    ...rows.removed.map((before): Change => ({
      kind: "removed",
      ...mutant(before),
      was: standingText(before),
    })),
    ...cases.added.map((name): Change => ({ kind: "added", noun: "case", ...place, name })),
    ...cases.removed.map((name): Change => ({ kind: "removed", noun: "case", ...place, name })),
  ];
}

function kindOfChange(before: ReportedRow, after: ReportedRow): ChangeKind | undefined {
  if (before.status === after.status) {
    return ruleChange(before, after);
  }
  switch (after.status) {
    case "survived":
      return "newly-surviving";
    case "unproved":
      return "not-judged";
    case "killed":
      return before.status === "unproved" ? "judged-again" : "newly-killed";
    case "equivalent":
      return "otherwise";
  }
}

/** Of a mutant that keeps state the order of the cases decides by which of them it is killed. */
function ruleChange({ byOwnRule: was }: ReportedRow, after: ReportedRow): ChangeKind | undefined {
  const now = after.byOwnRule;
  if (was === undefined || now === undefined || was === now || after.keepsState) {
    return undefined;
  }
  return now ? "stopped-by-own-rule" : "stopped-elsewhere";
}

function standingText({ status, problem, byOwnRule }: ReportedRow): string {
  if (status === "unproved") {
    return problem ?? status;
  }
  return byOwnRule === false ? "killed, but by no case of its own rule" : status;
}

function movedCells({ rows, cases }: EraPairs): number {
  const shared = cases.both.map(([id]) => id);
  const killers = rows.both
    .map(([{ killedBy: before = {} }, { killedBy: after = {} }]) => [before, after] as const)
    .filter((pair) => pair.every((killedBy) => Object.keys(killedBy).length > 0));
  const moved = killers.map(
    ([before, after]) => shared.filter((id) => Object.hasOwn(before, id) !== Object.hasOwn(after, id)).length,
  );
  return moved.reduce((sum, cells) => sum + cells, 0);
}
