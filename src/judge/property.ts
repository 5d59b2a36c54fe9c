import type { Input, Observation } from "./observation.ts";
import type { Session } from "./session.ts";
import { judgeCase } from "./verdict.ts";

/** Inputs that belong together: a property speaks of the answers to all of them. */
export type Sample = readonly Input[];

/** Something that has to hold for the answers to generated inputs. */
export interface Property {
  readonly id: string;
  readonly statement: string;
  /** Draws samples; the same number and seed draw the same ones. */
  readonly draw: (runs: number, seed: number) => readonly Sample[];
  /** Whether the answers to the inputs of a sample are right. */
  readonly holds: (words: readonly string[]) => boolean;
  /**
   * Looks for a smaller sample that fails too.
   *
   * @param seed - the seed of the draw
   * @param index - which of the drawn samples failed
   * @param fails - tries a sample
   * @returns the smallest failing sample that was found
   */
  readonly shrink: (
    seed: number,
    index: number,
    fails: (sample: Sample) => Promise<boolean>,
  ) => Promise<Sample>;
}

/** A sample for which a property does not hold. */
export interface Counterexample {
  readonly inputs: readonly Input[];
  /** What each input came to. */
  readonly observations: readonly Observation[];
}

/** What became of a property. */
export interface PropertyVerdict {
  readonly id: string;
  readonly statement: string;
  /** How many samples were put. */
  readonly runs: number;
  /** The shrunk sample that broke it; absent where the property held. */
  readonly counterexample?: Counterexample;
}

/** How many samples to draw, from which seed, and all words that are answers. */
export interface PropertyTrial {
  readonly runs: number;
  readonly seed: number;
  readonly vocabulary: readonly string[];
}

/**
 * Puts generated samples to the subject that is open in a session, up to the first for which a property
 * does not hold. A call without an answer, a changed input and a foreign word break every property.
 *
 * @param session - a session with an open subject
 * @param property - what has to hold
 * @param trial - how many samples, and from which seed
 * @returns the verdict, with a shrunk counterexample where there is one
 */
export async function judgeProperty(
  session: Session,
  property: Property,
  trial: PropertyTrial,
): Promise<PropertyVerdict> {
  const { id, statement } = property;
  const samples = property.draw(trial.runs, trial.seed);
  const failed = await findFailure(session, property, samples, trial.vocabulary);
  if (failed === undefined) {
    return { id, statement, runs: samples.length };
  }
  const fails = async (sample: Sample): Promise<boolean> =>
    (await findFailure(session, property, [sample], trial.vocabulary)) !== undefined;
  const inputs = await property.shrink(trial.seed, failed, fails);
  const observations: Observation[] = [];
  for await (const { observation } of session.observe(inputs, [...inputs.keys()])) {
    observations.push(observation);
  }
  return { id, statement, runs: failed + 1, counterexample: { inputs, observations } };
}

/** The index of the first sample for which the property does not hold. */
async function findFailure(
  session: Session,
  property: Property,
  samples: readonly Sample[],
  vocabulary: readonly string[],
): Promise<number | undefined> {
  const inputs = samples.flat();
  const sizes = samples.map((sample) => sample.length);
  let current = 0;
  let words: string[] = [];
  for await (const { observation } of session.observe(inputs, [...inputs.keys()])) {
    const word = wordOf(observation, vocabulary);
    if (word === undefined) {
      return current;
    }
    words.push(word);
    if (words.length === sizes[current]) {
      if (!property.holds(words)) {
        return current;
      }
      words = [];
      current++;
    }
  }
  return undefined;
}

/** The word that was answered, if it is one that may be looked at. */
function wordOf(observation: Observation, vocabulary: readonly string[]): string | undefined {
  const verdict = judgeCase("", { words: vocabulary }, [observation], vocabulary);
  return verdict.kind === "match" ? verdict.observed : undefined;
}
