import type { SelectedCase } from "../corpus/select.ts";
import { holdPositions } from "../judge/positions.ts";
import { isFault, judgeCase } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { expectationOf } from "./trial.ts";
import { VoidError } from "./void-error.ts";

/**
 * Sees to it that cases can tell anything through a receiver's words: one that always says the same word has to fail.
 *
 * @param cases - the cases
 * @param vocabulary - what its words stand for
 * @throws VoidError if one of the words passes every case
 */
export function requireTelling(cases: readonly SelectedCase[], vocabulary: Vocabulary): void {
  for (const word of vocabulary.keys()) {
    const observations = [{ kind: "answered", word, changedInput: false }] as const;
    const verdicts = cases.map(({ case: { id }, expected }) =>
      judgeCase(id, expectationOf(expected), observations, vocabulary),
    );
    if (!holdPositions(verdicts, vocabulary).some(isFault)) {
      throw new VoidError(
        `a receiver that always answers ${JSON.stringify(word)} would pass all ${cases.length} cases, so nothing can be told; let its words stand for fewer categories`,
      );
    }
  }
}
