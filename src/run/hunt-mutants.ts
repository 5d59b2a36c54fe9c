import type { Corpus } from "../corpus/case.ts";
import { LEGACY_TYPED, type World } from "../generate/world.ts";
import { InProcess } from "../judge/in-process.ts";
import type { Calls } from "../judge/observer.ts";
import { referenceSubject } from "../load/subjects.ts";
import { ERAS } from "../protocol/era.ts";
import { FEATURES } from "../protocol/feature.ts";
import type { Mutant } from "../protocol/mutant.ts";
import { Hunt, type HuntOptions, type Hunted } from "./hunt.ts";
import { claimedCases, mutantTrial } from "./mutants.ts";
import type { OnProgress } from "./progress.ts";
import { Stopper } from "./stopper.ts";
import { DEFAULT_SEED, OWN_WORDS } from "./trial.ts";

/**
 * Finds the hand-written mutants that no pinned case stops, in any era in which their faults can show.
 *
 * @param corpus - the corpus
 * @param mutants - the mutants
 * @param onProgress - is told which mutant is under way
 * @returns the survivors, in their order
 */
export async function survivorsOf(
  corpus: Corpus,
  mutants: readonly Mutant[],
  onProgress: OnProgress = () => {},
): Promise<Mutant[]> {
  const stoppers = ERAS.map((era) => ({
    era,
    stopper: new Stopper(mutantTrial(claimedCases(corpus, era), DEFAULT_SEED)),
  }));
  const survivors: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    onProgress([{ what: "mutant", at: index + 1, of: mutants.length }]);
    const { eras = ERAS } = mutant;
    let isStopped = false;
    for (const { stopper } of stoppers.filter(({ era }) => eras.includes(era))) {
      isStopped ||= await stopper.stops(mutant, OWN_WORDS);
    }
    if (!isStopped) {
      survivors.push(mutant);
    }
  }
  return survivors;
}

/**
 * Hunts for what tells hand-written mutants from the reference, by generated envelopes of every era and set
 * of features in which their faults can show.
 *
 * @param mutants - the mutants
 * @param options - how far to search
 * @yields what the hunt for each came to, in their order
 */
export async function* huntMutants(
  mutants: readonly Mutant[],
  options: HuntOptions,
): AsyncGenerator<Hunted, void, undefined> {
  const hunt = new Hunt((world) => spoiledReference(world), options);
  for (const [index, mutant] of mutants.entries()) {
    const { id, title } = mutant;
    const callsIn = (world: World): Calls => spoiledReference(world, id);
    yield await hunt.find({ id, title, callsIn, worlds: worldsOf(mutant) }, (progress) =>
      options.onProgress?.([{ what: "mutant", at: index + 1, of: mutants.length }, ...progress]),
    );
  }
}

/** The positions that the reference takes. */
const TAKEN = { [LEGACY_TYPED]: "by-rule" };

/** A fault that needs certain features may need the others to be claimed, or not to be. */
function worldsOf({ eras = ERAS, features: needed = [] }: Mutant): World[] {
  return eras.flatMap((era) => [needed, FEATURES].map((features) => ({ era, features, positions: TAKEN })));
}

/** Calls a reference that is opened anew each time, so that what it keeps shows among the inputs of one time only. */
function spoiledReference({ features }: World, mutant?: string): Calls {
  const observer = new InProcess();
  const claims = JSON.stringify(features);
  return {
    async *observe(inputs, order) {
      await observer.open(referenceSubject(mutant));
      const told = inputs.map(({ text, context }) => ({
        text,
        context: `{"claims":${claims},"context":${context}}`,
      }));
      yield* observer.observe(told, order);
    },
  };
}
