import type { CaseExpectation } from "../corpus/case.ts";
import type { SelectedCase } from "../corpus/select.ts";
import type { Trial } from "../judge/judge.ts";
import type { Expectation } from "../judge/verdict.ts";
import { CATEGORIES } from "../protocol/category.ts";

/** The seed of every run for which none is given. */
export const DEFAULT_SEED = 1;

/**
 * Strips cases of everything that a receiver must not see, and keeps what the judge needs.
 *
 * @param cases - the selected cases
 * @param seed - the seed of the order in which they are put
 * @returns the trial
 */
export function trialOf(cases: readonly SelectedCase[], seed: number): Trial {
  return {
    cases: cases.map((selected) => ({ id: selected.case.id, expected: expectationOf(selected.expected) })),
    inputs: cases.map(({ text, context }) => ({ text, context: JSON.stringify(context) })),
    vocabulary: CATEGORIES,
    seed,
  };
}

function expectationOf(expected: CaseExpectation): Expectation {
  return typeof expected === "string"
    ? { words: [expected] }
    : { words: expected.oneOf, decision: expected.decision };
}
