import type { Corpus } from "../corpus/case.ts";
import { type Selection, selectCases } from "../corpus/select.ts";
import { unknownPosition } from "../corpus/unknown-position.ts";
import type { World } from "../generate/world.ts";
import { VoidError } from "./void-error.ts";

/**
 * Selects the cases for certain receivers, and sees to it that there is something to judge them on.
 *
 * @param corpus - the corpus
 * @param world - the receivers
 * @returns the cases, and those that were left out, by the reason
 * @throws VoidError if a declared position is not known, no case is left, or none that a claimed feature needs
 */
export function selectFor(corpus: Corpus, { era, features, positions = {} }: World): Selection {
  const unknown = unknownPosition(corpus.decisions, positions);
  if (unknown !== undefined) {
    throw new VoidError(`a position on ${unknown.id} that cannot be held: ${unknown.problem}`);
  }
  const selection = selectCases(corpus, era, features, positions);
  if (selection.cases.length === 0) {
    throw new VoidError(
      `no case was selected for the era ${era}; ${selection.skipped.length} need a feature not claimed`,
    );
  }
  const missed = features.find(
    (feature) => !selection.cases.some((selected) => selected.case.features?.includes(feature)),
  );
  if (missed !== undefined) {
    throw new VoidError(`the feature ${missed} was claimed, but no case asks for it in the era ${era}`);
  }
  return selection;
}
