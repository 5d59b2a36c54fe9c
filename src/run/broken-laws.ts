import type { CheckResult, CheckedProperty } from "./check.ts";
import { faultyCases } from "./check-outcome.ts";

/** So many laws are shown at most of all that tell something new, and so many where none does. */
const MOST_SHOWN = 2;
const LEAST_SHOWN = 1;

/** Of the laws that a receiver breaks, those that tell most. */
export interface BrokenLaws {
  readonly shown: readonly CheckedProperty[];
  /** The ids of the others. */
  readonly others: readonly string[];
}

/**
 * Picks the broken laws that tell most: those that show a rule broken which no failed case is about, those with the
 * fewest envelopes first; where there is none, one of the others.
 *
 * @param result - what a check came to
 * @returns a few to show, and the names of the others
 */
export function brokenLaws(result: CheckResult): BrokenLaws {
  const rules = new Set(faultyCases(result).flatMap(({ selected }) => selected.case.rules));
  const isNews = ({ counterexample = [] }: CheckedProperty): boolean =>
    counterexample.some(({ isWrong, because }) => isWrong && !rules.has(because));
  const broken = result.properties
    .filter(({ counterexample }) => counterexample !== undefined)
    .toSorted((a, b) => (a.counterexample?.length ?? 0) - (b.counterexample?.length ?? 0));
  const news = broken.filter(isNews);
  const inOrder = [...news, ...broken.filter((each) => !isNews(each))];
  const shown = Math.max(LEAST_SHOWN, Math.min(MOST_SHOWN, news.length));
  return { shown: inOrder.slice(0, shown), others: inOrder.slice(shown).map(({ id }) => id) };
}
