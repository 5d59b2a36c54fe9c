// What the tests of a receiver are, whichever test runner makes them.
import type { SelectedCase } from "../corpus/select.ts";
import type { Observation } from "../judge/observation.ts";
import { holdPositions } from "../judge/positions.ts";
import type { Property, Sample } from "../judge/property.ts";
import { type Verdict, judgeCase } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { expectationOf } from "./trial.ts";

/** Samples for each law, where nothing is said. */
export const DEFAULT_RUNS = 100;

// The brackets keep one name from being part of another: StrykerJS's vitest runner picks tests by a pattern.

/**
 * Names the test of a case.
 *
 * @param selected - the case
 * @returns the name, with the id in angle brackets
 */
export function caseName({ case: { id, title } }: SelectedCase): string {
  return `case <${id}>: ${title}`;
}

/**
 * Names the test of an open decision.
 *
 * @param decision - its id
 * @returns the name, with the id in angle brackets
 */
export function positionName(decision: string): string {
  return `takes one position on <${decision}>`;
}

/**
 * Names the test of a law.
 *
 * @param property - the law
 * @returns the name, with the id in angle brackets
 */
export function lawName({ id, statement }: Pick<Property, "id" | "statement">): string {
  return `law <${id}>: ${statement}`;
}

/** So often each case is put, so that an answer that is another one the second time shows. */
export const TIMES_PUT = 2;

/**
 * Judges what a receiver made of a case.
 *
 * @param selected - the case
 * @param observations - what the calls with it came to
 * @param vocabulary - what the receiver's words stand for
 * @returns the verdict
 */
export function judgeSelected(
  { case: { id }, expected }: SelectedCase,
  observations: readonly Observation[],
  vocabulary: Vocabulary,
): Verdict {
  return judgeCase(id, expectationOf(expected), observations, vocabulary);
}

/**
 * Groups the cases by the decisions on which no position is declared.
 *
 * @param cases - the cases
 * @returns the ids of the decisions with their cases, at least two: one alone could not show a second position
 */
export function openDecisions(
  cases: readonly SelectedCase[],
): [decision: string, open: readonly SelectedCase[]][] {
  const decisionOf = ({ expected }: SelectedCase): string => expectationOf(expected).decision ?? "";
  const decisions = new Set(cases.map(decisionOf).filter((decision) => decision !== ""));
  return [...decisions]
    .map((decision): [string, readonly SelectedCase[]] => [
      decision,
      cases.filter((selected) => decisionOf(selected) === decision),
    ])
    .filter(([, open]) => open.length > 1);
}

/** A case that is not answered by the position that was taken before, and the verdict. */
export interface Stray {
  readonly selected: SelectedCase;
  readonly verdict: Verdict;
}

/**
 * Finds the cases of one open decision in which a receiver takes another position than before. What else is wrong
 * with a case is said by its own test.
 *
 * @param open - the cases of the decision
 * @param verdicts - their verdicts, in the same order
 * @param vocabulary - what the receiver's words stand for
 * @returns those cases
 */
export function strays(
  open: readonly SelectedCase[],
  verdicts: readonly Verdict[],
  vocabulary: Vocabulary,
): Stray[] {
  return holdPositions(verdicts, vocabulary).flatMap((verdict, index) =>
    verdict.heldTo === undefined ? [] : [{ selected: open[index] as SelectedCase, verdict }],
  );
}

/**
 * Keeps a law from being shrunk where it is broken: under mutation a failure has to be the same and quick each time.
 *
 * @param property - the law
 * @param runs - how many samples are drawn
 * @returns the same law, which shows what breaks it as it was drawn
 */
export function unshrunk(property: Property, runs: number): Property {
  return { ...property, shrink: async (seed, index) => property.draw(runs, seed)[index] as Sample };
}
