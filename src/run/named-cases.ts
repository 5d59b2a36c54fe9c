import { nearestTo } from "../corpus/nearest.ts";
import type { Corpus, CorpusCase } from "../corpus/case.ts";
import { type Selection, applies } from "../corpus/select.ts";
import { ERAS } from "../protocol/era.ts";
import type { Target } from "./targets.ts";
import { VoidError } from "./void-error.ts";

/**
 * Keeps of a selection the cases that are named.
 *
 * @param selection - all cases of a receiver
 * @param named - the ids of those that are wanted
 * @returns these, among those to put and among those left out
 */
export function onlyNamed({ cases, skipped, superseded }: Selection, named: readonly string[]): Selection {
  const isNamed = ({ id }: CorpusCase): boolean => named.includes(id);
  return {
    cases: cases.filter((selected) => isNamed(selected.case)),
    skipped: skipped.filter(isNamed),
    superseded: superseded.filter(isNamed),
  };
}

/**
 * Looks for the id of a case that does not exist.
 *
 * @param named - ids of cases
 * @param corpus - the corpus
 * @returns what is wrong with the first such id, if there is one
 */
export function unknownCase(named: readonly string[], { groups }: Corpus): string | undefined {
  const ids = groups.flatMap(({ cases }) => cases.map(({ id }) => id));
  const unknown = named.find((id) => !ids.includes(id));
  return unknown === undefined
    ? undefined
    : `${unknown}: there is no such case; the nearest is ${nearestTo(unknown, ids)}`;
}

/**
 * Keeps of some targets those to which a named case is put.
 *
 * @param targets - the targets, at least one
 * @param named - the ids of the cases, each of which exists
 * @param corpus - the corpus
 * @returns the targets, at least one
 * @throws VoidError saying why, if one of the cases is put to none of them
 */
export function targetsOfCases(
  targets: readonly Target[],
  named: readonly string[],
  corpus: Corpus,
): Target[] {
  const cases = corpus.groups.flatMap((group) => group.cases).filter(({ id }) => named.includes(id));
  const isPut = (target: Target, corpusCase: CorpusCase): boolean =>
    whyNotPut(corpusCase, target) === undefined;
  const left = cases.find((each) => !targets.some((target) => isPut(target, each)));
  if (left !== undefined) {
    const reasons = new Set(targets.map((target) => whyNotPut(left, target)));
    throw new VoidError(`the case ${left.id} is not put: ${[...reasons].join("; ")}`);
  }
  return targets.filter((target) => cases.some((each) => isPut(target, each)));
}

function whyNotPut(corpusCase: CorpusCase, { era, features }: Target): string | undefined {
  const { expect, features: needed = [], unless = [] } = corpusCase;
  if (expect[era] === undefined) {
    const eras = ERAS.filter((each) => expect[each] !== undefined);
    return `it says nothing of receivers that are ${era}; it is for ${eras.join(" and ")} (--era)`;
  }
  if (applies(corpusCase, features)) {
    return undefined;
  }
  const missing = needed.filter((feature) => !features.includes(feature));
  return missing.length > 0
    ? `it needs ${missing.join(" and ")}, which is not claimed (--feature)`
    : `${unless.filter((feature) => features.includes(feature)).join(" and ")}, which is claimed, decides it otherwise`;
}
