import type { Calls } from "./observer.ts";
import { type Property, type PropertyTrial, type Sample, isWrong, observeSteps } from "./property.ts";

/** A property that speaks only of what one subject answers rightly. */
export interface Restricted {
  /** It draws the samples that fit, whatever is asked for; another subject that breaks it differs from the first. */
  readonly property: Property;
  /** How many samples do not fit: the subject does not answer them rightly itself. */
  readonly leftOut: number;
  /** Whether the time was over before all samples were put; those not put do not fit either. */
  readonly cutShort: boolean;
}

/**
 * Restricts a property to the samples that a subject answers rightly, so that it tells other subjects from it.
 *
 * @param original - where that subject is open; it is asked again while a counterexample is made smaller
 * @param property - the property
 * @param trial - how many samples to draw, and when to stop putting them
 * @returns the restricted property
 */
export async function restrict(
  original: Calls,
  property: Property,
  trial: PropertyTrial,
): Promise<Restricted> {
  const samples = property.draw(trial.runs, trial.seed);
  const { put, wrong } = await judgeSamples(original, samples, trial);
  const picked = pick(
    property,
    samples,
    [...samples.keys()].filter((index) => index < put && !wrong.has(index)),
  );
  const isRight = async (sample: Sample): Promise<boolean> =>
    (await observeSteps(original, sample)).every((step) => !isWrong(step, trial.vocabulary));
  return {
    leftOut: wrong.size,
    cutShort: put < samples.length,
    property: {
      ...picked,
      shrink: (seed, index, fails) =>
        picked.shrink(seed, index, async (sample) => (await isRight(sample)) && fails(sample)),
    },
  };
}

/**
 * Narrows a property to some of the samples that it draws.
 *
 * @param property - the property
 * @param samples - what it draws
 * @param indexes - which of them to keep
 * @returns a property that draws those, whatever is asked for
 */
export function pick(property: Property, samples: readonly Sample[], indexes: readonly number[]): Property {
  return {
    ...property,
    draw: () => indexes.map((index) => samples[index] as Sample),
    shrink: (seed, index, fails) => property.shrink(seed, indexes[index] as number, fails),
  };
}

async function judgeSamples(
  subject: Calls,
  samples: readonly Sample[],
  { vocabulary, limit }: PropertyTrial,
): Promise<{ readonly put: number; readonly wrong: ReadonlySet<number> }> {
  const deadline = performance.now() + limit;
  const wrong = new Set<number>();
  const owners = samples.flatMap((sample, index) => sample.map(() => index));
  const expected = samples.flat();
  const inputs = expected.map(({ input }) => input);
  for await (const { index, observation } of subject.observe(inputs, [...inputs.keys()])) {
    const owner = owners[index] as number;
    if (isWrong({ ...(expected[index] as Sample[number]), observation }, vocabulary)) {
      wrong.add(owner);
    }
    if (performance.now() > deadline) {
      return { put: owner, wrong };
    }
  }
  return { put: samples.length, wrong };
}
