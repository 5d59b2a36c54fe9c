import { plainName } from "../../stryker/marked-name.ts";
import { countMutants, partVoidReasons, strykerVoidReasons } from "../../stryker/mutation-report.ts";
import { type Report, isUnstopped, sinceOf } from "../../stryker/report.ts";
import type { ReviewedSurvivor } from "../../stryker/reviewed-survivors.ts";
import { shardLabel } from "../../stryker/shard-report.ts";
import { type Change, type ChangeKind, type Comparison, inChangeOrder } from "./change.ts";
import { CompareError } from "./compare-error.ts";
import { type ContentMutant, contentMutants, matchMutants } from "./mutants-by-content.ts";
import { type Pairs, pairUp } from "./pairs.ts";

/**
 * Compares two reports of StrykerJS's: mutants by their content, tests by their names.
 *
 * @param older - the report of a run
 * @param newer - that of a later one of the same lines
 * @param reviewed - the survivors that were reviewed: one that survives newly and is listed is not worse
 * @returns what changed
 * @throws CompareError if one is of a shard, or they are of other lines
 */
export function compareMutations(
  older: Report,
  newer: Report,
  reviewed: readonly ReviewedSurvivor[],
): Comparison {
  requireSameScope(older, newer);
  const [before, after] = [older, newer].map((report) => contentMutants(report, reviewed)) as [
    ContentMutant[],
    ContentMutant[],
  ];
  const mutants = matchMutants(before, after);
  const tests = pairUp(testsOf(older), testsOf(newer), (name) => name);
  return {
    kind: "mutation",
    voidReasons: voidReasonsOf(newer),
    notes: voidReasonsOf(older).map((reason) => `the older run proves nothing: ${reason}`),
    changes: inChangeOrder([
      ...mutantChanges(mutants),
      ...tests.added.map((name): Change => ({ kind: "added", noun: "test", name })),
      ...tests.removed.map((name): Change => ({ kind: "removed", noun: "test", name })),
    ]),
    totals: [
      { noun: "mutant", older: before.length, newer: after.length },
      { noun: "test", older: testsOf(older).length, newer: testsOf(newer).length },
    ],
    movedCells: movedCells(mutants, new Set(tests.both.map(([name]) => name))),
  };
}

function requireSameScope(older: Report, newer: Report): void {
  const [before, after] = [older, newer].map((report) => {
    if (shardLabel(report) !== undefined) {
      throw new CompareError(
        "a report of a shard cannot be compared; killtable merge puts those of all shards together",
      );
    }
    const since = sinceOf(report);
    return since === undefined ? "all lines" : `the lines that changed since ${since}`;
  });
  if (before !== after) {
    throw new CompareError(
      `the older report is of ${before}, the newer one of ${after}; compare runs of the same`,
    );
  }
}

function voidReasonsOf(report: Report): string[] {
  return (sinceOf(report) === undefined ? strykerVoidReasons : partVoidReasons)(countMutants(report));
}

function testsOf({ testFiles = {} }: Report): string[] {
  return Object.values(testFiles).flatMap(({ tests }) => tests.map(({ name }) => plainName(name)));
}

function mutantChanges({ both, added, removed }: Pairs<ContentMutant>): Change[] {
  return [
    ...both.flatMap(([before, after]): Change[] => {
      const kind = kindOfChange(before, after);
      return kind === undefined
        ? []
        : [{ kind, ...about(after), was: standingOf(before), now: standingText(after) }];
    }),
    ...added.map((after): Change => {
      const kind = isUnstopped(after.mutant) && !after.isReviewed ? "newly-surviving" : "added";
      return { kind, ...about(after), now: standingText(after) };
    }),
    ...removed.map((before): Change => ({ kind: "removed", ...about(before), was: standingOf(before) })),
  ];
}

function about({ content: { file, mutator, replaced, replacement }, mutant }: ContentMutant) {
  const name = `${mutator}: ${replaced} → ${replacement}`.replaceAll(/\s+/g, " ");
  return { noun: "mutant", file, line: mutant.location.start.line, name } as const;
}

/** What became of a mutant. A test and the time limit both stop it, and which of them does may change by chance. */
function standingOf({ mutant: { status } }: ContentMutant): string {
  switch (status) {
    case "Killed":
    case "Timeout":
      return "stopped";
    case "Survived":
      return "survived";
    case "NoCoverage":
      return "not reached";
    case "Ignored":
      return "left out with a reason";
    default:
      return "broken";
  }
}

function standingText(each: ContentMutant): string {
  return standingOf(each) + (each.isReviewed ? ", as it was reviewed" : "");
}

function kindOfChange(before: ContentMutant, after: ContentMutant): ChangeKind | undefined {
  const [was, now] = [standingOf(before), standingOf(after)];
  if (was === now) {
    return undefined;
  }
  if (isUnstopped(after.mutant)) {
    return isUnstopped(before.mutant) || after.isReviewed ? "otherwise" : "newly-surviving";
  }
  switch (now) {
    case "stopped":
      return isUnstopped(before.mutant) ? "newly-killed" : "judged-again";
    case "broken":
      return "not-judged";
    default:
      return "otherwise";
  }
}

function movedCells({ both }: Pairs<ContentMutant>, shared: ReadonlySet<string>): number {
  const moved = both
    .filter((pair) => pair.every(({ killers }) => killers.size > 0))
    .map(([{ killers: before }, { killers: after }]) => {
      const all = new Set([...before, ...after]);
      return [...all].filter((name) => shared.has(name) && before.has(name) !== after.has(name)).length;
    });
  return moved.reduce((sum, cells) => sum + cells, 0);
}
