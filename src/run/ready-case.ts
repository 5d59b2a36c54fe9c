import type { BuildOrder, CaseExpectation, CorpusCase } from "../corpus/case.ts";
import { OWN_VERSION } from "../corpus/own-package.ts";
import type { PropertyVerdict, Step } from "../judge/property.ts";
import type { Category } from "../protocol/category.ts";
import type { Era } from "../protocol/era.ts";
import { FEATURES, type Feature } from "../protocol/feature.ts";
import { type ReceiverContext, contextFor } from "../protocol/receiver.ts";

/** For whom an envelope was generated, and from which seed. */
export interface Origin {
  readonly era: Era;
  readonly features: readonly Feature[];
  readonly seed: number;
}

/**
 * Turns a counterexample into a case that can be pasted into a file of fixtures.
 *
 * @param verdict - a property that does not hold
 * @param origin - for whom its envelopes were generated
 * @returns the case of the first envelope that was not answered rightly, if there is one
 */
export function readyCase(verdict: PropertyVerdict, origin: Origin): CorpusCase | undefined {
  const { id, statement, counterexample = [] } = verdict;
  const step = counterexample.find(({ isWrong }) => isWrong);
  if (step === undefined) {
    return undefined;
  }
  const { era, features, seed } = origin;
  const unclaimed = FEATURES.filter((feature) => !features.includes(feature));
  const context = knownBeyondDefaults(JSON.parse(step.input.context) as ReceiverContext);
  return {
    id: `generated-${id}-${seed < 0 ? "minus-" : ""}${Math.abs(seed)}`,
    title: `Generated with seed ${seed}`,
    why: statement,
    rules: [step.because],
    ...(step.recipe === undefined
      ? { envelope: JSON.parse(step.input.text) as unknown }
      : { build: step.recipe as BuildOrder }),
    ...(Object.keys(context).length === 0 ? {} : { context }),
    ...(features.length === 0 ? {} : { features }),
    // What the envelope is under the features that were not claimed is not known by how it was built.
    ...(unclaimed.length === 0 ? {} : { unless: unclaimed }),
    expect: { [era]: expectationOf(step) },
    since: OWN_VERSION,
  };
}

/** By the other position the envelope would be refused. */
function expectationOf({ word, decision }: Step): CaseExpectation {
  const category = word as Category;
  return decision === undefined ? category : { oneOf: [category, "unclassified"], decision };
}

/** What a context says beyond the defaults. */
function knownBeyondDefaults({ era, ...known }: ReceiverContext): Partial<Omit<ReceiverContext, "era">> {
  const defaults = Object.entries(contextFor(era)).map(([key, value]) => [key, JSON.stringify(value)]);
  const byKey = new Map(defaults as [string, string][]);
  return Object.fromEntries(
    Object.entries(known).filter(([key, value]) => byKey.get(key) !== JSON.stringify(value)),
  );
}
