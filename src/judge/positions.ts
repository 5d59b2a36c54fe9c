import type { Verdict } from "./verdict.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The position that a subject takes on an open question, as far as its answers show it. */
export interface Position {
  readonly decision: string;
  /**
   * Which of the words of the expectations it goes by, counted from 0: one, or several where the subject's words
   * stand for several of them and its answers do not tell which is meant.
   */
  readonly indexes: readonly number[];
  readonly firstCase: string;
}

/**
 * Finds the position that a subject takes on each open question.
 *
 * @param verdicts - its verdicts, in the order of the cases
 * @param vocabulary - what its words stand for
 * @returns one position a question that it answered by any of the words allowed, as it was taken first
 */
export function positionsOf(verdicts: readonly Verdict[], vocabulary: Vocabulary): Position[] {
  const positions = new Map<string, Position>();
  for (const verdict of verdicts) {
    const { decision = "" } = verdict.expected;
    if (verdict.kind === "accepted") {
      const before = positions.get(decision);
      const possible = indexesOf(verdict, vocabulary);
      const indexes = before?.indexes.filter((index) => possible.includes(index)) ?? possible;
      // An answer by another position than before is a difference, and says nothing of the one that it is held to.
      if (indexes.length > 0) {
        positions.set(decision, { decision, indexes, firstCase: before?.firstCase ?? verdict.id });
      }
    }
  }
  return [...positions.values()];
}

/**
 * Holds a subject to one position: an answer that is allowed, but by another position than the subject
 * took before, differs.
 *
 * @param verdicts - its verdicts, in the order of the cases
 * @param vocabulary - what its words stand for
 * @returns the same verdicts, with those of a second position turned into differences
 */
export function holdPositions(verdicts: readonly Verdict[], vocabulary: Vocabulary): Verdict[] {
  const positions = new Map(positionsOf(verdicts, vocabulary).map((each) => [each.decision, each]));
  return verdicts.map((verdict) => {
    const position = positions.get(verdict.expected.decision ?? "");
    if (verdict.kind !== "accepted" || position === undefined) {
      return verdict;
    }
    const { decision, indexes, firstCase } = position;
    return indexesOf(verdict, vocabulary).some((index) => indexes.includes(index))
      ? verdict
      : {
          ...verdict,
          kind: "differs",
          heldTo: firstCase,
          detail: `takes another position on ${decision} than in ${firstCase}`,
        };
  });
}

/** By which positions an answer is right. */
function indexesOf({ expected: { words }, observed = "" }: Verdict, vocabulary: Vocabulary): number[] {
  const meanings = vocabulary.get(observed) ?? [];
  return [...words.keys()].filter((index) => meanings.includes(words[index] ?? ""));
}
