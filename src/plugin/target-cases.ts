import type { Corpus } from "../corpus/case.ts";
import type { SelectedCase } from "../corpus/select.ts";
import type { Step } from "../judge/property.ts";
import { readBaseline } from "../load/baseline-file.ts";
import { failsAsKnown } from "../run/baseline.ts";
import { selectFor } from "../run/select-for.ts";
import type { Target } from "../run/targets.ts";

/** What is put to a receiver under mutation. */
export interface TargetCases {
  /** The cases that it does not fail already. */
  readonly cases: readonly SelectedCase[];
  /** How many its list of known failures leaves out. */
  readonly known: number;
  /** Says of a step that is wrong whether that is known. */
  readonly isKnown: (step: Step) => boolean;
}

/**
 * Selects the cases of a receiver, without those that its list of known failures names.
 *
 * @param target - the receiver, for one era
 * @param corpus - the corpus
 * @returns the cases
 * @throws VoidError if there is no case for it
 * @throws ConfigError if its list of known failures cannot be read
 */
export function targetCases(target: Target, corpus: Corpus): TargetCases {
  const all = selectFor(corpus, target).cases;
  const listed =
    target.baseline === undefined
      ? []
      : readBaseline(target.baseline).filter(({ era }) => era === target.era);
  const isListed = new Set(listed.map((entry) => entry.case));
  const cases = all.filter((selected) => !isListed.has(selected.case.id));
  return {
    cases,
    known: all.length - cases.length,
    isKnown: failsAsKnown(all, listed, target.vocabulary),
  };
}

/**
 * Says what tells the tests of one receiver and era from those of others.
 *
 * @param target - the receiver, for one era
 * @param targets - all of them
 * @returns what their names begin with; nothing where there are no others
 */
export function prefixOf({ receiver, era }: Target, targets: readonly Target[]): string {
  return targets.length === 1 ? "" : `${receiver}, ${era}: `;
}
