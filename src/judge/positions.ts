import type { Verdict } from "./verdict.ts";

/** The position that a subject takes on an open question, by the first case that shows it. */
export interface Position {
  readonly decision: string;
  /** Which of the words of the expectation was answered, counted from 0. */
  readonly index: number;
  readonly firstCase: string;
}

/**
 * Finds the position that a subject takes on each open question.
 *
 * @param verdicts - its verdicts, in the order of the cases
 * @returns one position a question, by the first case on which it answered one of the words allowed
 */
export function positionsOf(verdicts: readonly Verdict[]): Position[] {
  const positions = new Map<string, Position>();
  for (const { id, kind, expected, observed = "" } of verdicts) {
    const { decision, words } = expected;
    if (kind === "accepted" && decision !== undefined && !positions.has(decision)) {
      positions.set(decision, { decision, index: words.indexOf(observed), firstCase: id });
    }
  }
  return [...positions.values()];
}

/**
 * Holds a subject to one position: an answer that is allowed, but by another position than the subject
 * took before, differs.
 *
 * @param verdicts - its verdicts, in the order of the cases
 * @returns the same verdicts, with those of a second position turned into differences
 */
export function holdPositions(verdicts: readonly Verdict[]): Verdict[] {
  const positions = new Map(positionsOf(verdicts).map((position) => [position.decision, position]));
  return verdicts.map((verdict) => {
    const { words, decision = "" } = verdict.expected;
    const position = positions.get(decision);
    const isOther = verdict.kind === "accepted" && words.indexOf(verdict.observed ?? "") !== position?.index;
    return isOther
      ? {
          ...verdict,
          kind: "differs",
          detail: `takes another position on ${decision} than in ${position?.firstCase}`,
        }
      : verdict;
  });
}

/**
 * Says whether a verdict is one that holding a subject to its positions made: the answer is allowed, and differs only
 * from what the subject answered in another case.
 *
 * @param verdict - a verdict
 * @returns whether it takes that other case to find it
 */
export function isHeldToPosition({ kind, expected, observed = "" }: Verdict): boolean {
  return kind === "differs" && expected.words.includes(observed);
}
