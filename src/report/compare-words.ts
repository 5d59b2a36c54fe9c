import {
  CHANGE_KINDS,
  type Change,
  type ChangeKind,
  type Comparison,
  type Noun,
  type Trend,
  outcomeOfComparison,
  trendOf,
} from "../run/compare/change.ts";
import { count } from "./count.ts";

/** What is said of changes of each kind. */
const LABELS: Readonly<Record<ChangeKind, string>> = {
  gone: "gone",
  "not-judged": "not judged",
  "newly-surviving": "newly surviving",
  "newly-failing": "newly failing",
  "newly-broken": "newly broken",
  "stopped-elsewhere": "stopped by no case of their own rule any more",
  otherwise: "changed otherwise",
  added: "added",
  removed: "removed",
  "judged-again": "judged again",
  "newly-killed": "newly killed",
  "newly-passing": "newly passing",
  "newly-kept": "kept again",
  "stopped-by-own-rule": "stopped by a case of their own rule again",
};

/** What was compared. */
const TITLES: Readonly<Record<Comparison["kind"], string>> = {
  check: "killtable check",
  matrix: "killtable mutants",
  mutation: "StrykerJS's mutants",
};

/** Changes of one kind. */
export interface ChangeGroup {
  readonly label: string;
  readonly trend: Trend;
  readonly changes: readonly Change[];
}

/**
 * Groups the changes by what they are.
 *
 * @param comparison - the comparison
 * @returns the groups that hold any, what got worse first
 */
export function changeGroups({ changes }: Comparison): ChangeGroup[] {
  return Object.values(CHANGE_KINDS)
    .flat()
    .flatMap((kind) => {
      const ofKind = changes.filter((change) => change.kind === kind);
      const [first] = ofKind;
      return first === undefined ? [] : [{ label: LABELS[kind], trend: trendOf(first), changes: ofKind }];
    });
}

/**
 * Says what was compared.
 *
 * @param comparison - the comparison
 */
export function titleOf({ kind }: Comparison): string {
  return TITLES[kind];
}

/**
 * Says where a change is.
 *
 * @param change - the change
 * @returns such as `./a.ts as modern`, `legacy` or `src/a.ts:3`; nothing where it is of the whole
 */
export function placeText({ receiver, era, file, line }: Change): string {
  if (file !== undefined) {
    return line === undefined ? file : `${file}:${line}`;
  }
  return [receiver, era].filter((part) => part !== undefined).join(" as ");
}

/**
 * Says what two runs made of the same thing.
 *
 * @param change - the change
 * @returns what the older and what the newer run made of it, without what is not known
 */
export function outcomesOf({ was, now }: Change): string[] {
  return [was, now].filter((part) => part !== undefined);
}

/**
 * Says what a comparison came to in a word or two.
 *
 * @param comparison - the comparison
 */
export function verdictOf(comparison: Comparison): string {
  return { worse: "worse", "not-worse": "not worse", void: "void" }[outcomeOfComparison(comparison)];
}

/**
 * Counts the changes by how they are to be taken.
 *
 * @param comparison - the comparison
 * @returns such as `1 change for the worse, 0 for the better, 2 other`
 */
export function trendsText({ changes }: Comparison): string {
  if (changes.length === 0) {
    return "nothing changed";
  }
  const of = (trend: Trend): number => changes.filter((change) => trendOf(change) === trend).length;
  return `${count(of("worse"), "change")} for the worse, ${of("better")} for the better, ${of("other")} other`;
}

/**
 * Writes how many there are of each thing in both runs.
 *
 * @param comparison - the comparison
 * @returns a noun and a sentence each
 */
export function countTexts({ kind, totals, movedCells }: Comparison): (readonly [string, string])[] {
  const rows = totals.map(
    ({ noun, older, newer }) => [plural(noun), `${older} before, ${newer} now`] as const,
  );
  return kind === "check"
    ? rows
    : [...rows, ["cells", `${movedCells} differ, of mutants that both runs stop`] as const];
}

function plural(noun: Noun): string {
  return `${noun}s`;
}
