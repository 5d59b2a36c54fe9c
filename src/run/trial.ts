import type { CaseExpectation } from "../corpus/case.ts";
import type { SelectedCase } from "../corpus/select.ts";
import type { Trial } from "../judge/judge.ts";
import type { Expectation } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { vocabularyOf } from "../load/vocabulary.ts";

/** The seed of every run for which none is given. */
export const DEFAULT_SEED = 1;

/** The vocabulary of receivers that answer in the words of the contract. */
export const OWN_WORDS: Vocabulary = vocabularyOf(undefined);

/**
 * Strips cases of everything that a receiver must not see, and keeps what the judge needs.
 *
 * @param cases - the selected cases
 * @param seed - the seed of the order in which they are put
 * @param contextOf - what the subject is told beside the envelope; the context of the case, if not given
 * @returns the trial
 */
export function trialOf<Selected extends SelectedCase>(
  cases: readonly Selected[],
  seed: number,
  contextOf: (selected: Selected) => unknown = ({ context }) => context,
): Trial {
  return {
    cases: cases.map(({ case: { id, rules }, expected }) => ({
      id,
      rules,
      expected: expectationOf(expected),
    })),
    inputs: cases.map((selected) => ({ text: selected.text, context: JSON.stringify(contextOf(selected)) })),
    vocabulary: OWN_WORDS,
    seed,
  };
}

/**
 * Turns what a case expects into what the judge compares with.
 *
 * @param expected - what the case expects
 * @returns the words that are right, and the open decision where there are several
 */
export function expectationOf(expected: CaseExpectation): Expectation {
  return typeof expected === "string"
    ? { words: [expected] }
    : { words: expected.oneOf, decision: expected.decision };
}
