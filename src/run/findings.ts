import type { Corpus } from "../corpus/case.ts";
import { envelopeText } from "../corpus/envelope-text.ts";
import type { SelectedCase } from "../corpus/select.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { CheckResult } from "./check.ts";
import { type JudgedCase, faultyCases } from "./check-outcome.ts";
import { PUBLISHED_GROUP } from "./mutants.ts";

/** So many cases are shown of all that a receiver fails: about a screen. */
const MOST_SHOWN = 8;

/** A case to show. */
export interface Finding extends JudgedCase {
  /** Where the text of its envelope parts from that of its twin; absent where it has none. */
  readonly partsAt?: number;
}

/** Of the cases that a receiver fails, those that tell most. */
export interface Findings {
  readonly shown: readonly Finding[];
  /** How many others there are of each rule, the one with the most first. */
  readonly others: readonly { readonly rule: string; readonly cases: number }[];
}

/**
 * Picks what to show of a check.
 *
 * @param result - what the check came to
 * @param corpus - the corpus
 * @returns the findings of the cases that the receiver fails, known failures left out; those that were not put only
 *   where there are no others
 */
export function findingsOfCheck(result: CheckResult, corpus: Corpus): Findings {
  const faulty = faultyCases(result);
  const put = faulty.filter(({ verdict }) => verdict.kind !== "not-put");
  return pickFindings(put.length === 0 ? faulty : put, corpus);
}

/**
 * Puts cases beside their verdicts.
 *
 * @param cases - the cases
 * @param verdicts - one verdict a case, in the same order
 * @returns both together
 */
export function judgedCases(cases: readonly SelectedCase[], verdicts: readonly Verdict[]): JudgedCase[] {
  return cases.map((selected, index) => ({ selected, verdict: verdicts[index] as Verdict }));
}

/**
 * Picks the cases that tell most: those of the published twelve, which are the plainest, then one of each broken rule,
 * the rule with the most of them first and of each the shortest envelope; then a second of each, and so on.
 *
 * @param failed - the cases that a receiver fails, in the order of the corpus
 * @param corpus - the corpus
 * @returns a few to show, and the others by the rule that each is about first
 */
export function pickFindings(failed: readonly JudgedCase[], corpus: Corpus): Findings {
  const plainest = new Set(
    corpus.groups.filter(({ group }) => group === PUBLISHED_GROUP).flatMap(({ cases }) => cases),
  );
  const isPlain = ({ selected }: JudgedCase): boolean => plainest.has(selected.case);
  const plain = failed.filter(isPlain);
  const ranked = byRule(failed).flatMap((ofRule) => {
    const shown = ofRule.filter(isPlain).length;
    const others = ofRule.filter((each) => !isPlain(each)).toSorted(byLength);
    return others.map((judged, index) => ({ judged, rank: shown + index }));
  });
  const others = ranked.toSorted((a, b) => a.rank - b.rank).map(({ judged }) => judged);
  const inOrder = [...plain, ...others];
  return {
    shown: inOrder.slice(0, MOST_SHOWN).map((judged) => ({ ...judged, ...partingOf(judged, corpus) })),
    others: byRule(inOrder.slice(MOST_SHOWN)).map((ofRule) => ({
      rule: ruleOf(ofRule[0]),
      cases: ofRule.length,
    })),
  };
}

/** Cases by the rule that each is about first, the rule with the most first. */
function byRule(judged: readonly JudgedCase[]): JudgedCase[][] {
  const rules = new Map<string, JudgedCase[]>();
  for (const each of judged) {
    rules.set(ruleOf(each), [...(rules.get(ruleOf(each)) ?? []), each]);
  }
  return [...rules.values()].toSorted((a, b) => b.length - a.length);
}

function ruleOf(judged: JudgedCase | undefined): string {
  return judged?.selected.case.rules[0] ?? "";
}

function byLength(a: JudgedCase, b: JudgedCase): number {
  return a.selected.text.length - b.selected.text.length;
}

function partingOf({ selected }: JudgedCase, { groups }: Corpus): Pick<Finding, "partsAt"> {
  const { twin } = selected.case;
  const found = groups.flatMap(({ cases }) => cases).find(({ id }) => id === twin);
  const partsAt = found === undefined ? -1 : firstDifference(selected.text, envelopeText(found));
  return partsAt === -1 ? {} : { partsAt };
}

/** The offset at which two texts part; -1 where they do not. */
function firstDifference(text: string, other: string): number {
  if (text === other) {
    return -1;
  }
  let at = 0;
  while (text[at] === other[at]) {
    at++;
  }
  return at;
}
