import type { Input, Observation } from "./observation.ts";
import type { Calls } from "./observer.ts";
import { isFault, judgeCase } from "./verdict.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A generated input with its right answer. */
interface Expected {
  readonly input: Input;
  readonly word: string;
  /** What makes that answer right. */
  readonly because: string;
  /** The open question by another answer to which it would not be right. */
  readonly decision?: string;
  /** How the input is built, where it is too large to be written down. */
  readonly recipe?: unknown;
}

/** Inputs that belong together, to be put one after another. */
export type Sample = readonly Expected[];

/** Something that has to hold for the answers to generated inputs: all of them are the right ones. */
export interface Property {
  readonly id: string;
  readonly statement: string;
  /** Draws samples; the same number and seed draw the same ones. */
  readonly draw: (runs: number, seed: number) => readonly Sample[];
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

/** One input of a sample, and what it came to. */
export interface Step extends Expected {
  readonly observation: Observation;
}

/** One input of a sample that broke a property. */
export interface CounterStep extends Step {
  /** Whether it is this one that was not answered as it has to be. */
  readonly isWrong: boolean;
}

/** What became of a property. */
export interface PropertyVerdict {
  readonly id: string;
  readonly statement: string;
  /** How many samples were put. */
  readonly runs: number;
  /** How many of them hold an input that the subject skipped. */
  readonly skipped: number;
  /** How many of them fail, but only in a way that is known. */
  readonly known: number;
  /** Whether the time was over before all samples were put. */
  readonly cutShort: boolean;
  /** The shrunk sample that broke it, step by step; absent where the property held. */
  readonly counterexample?: readonly CounterStep[];
  /** False where the same inputs, put again, were answered rightly: what is shown is what came the first time. */
  readonly recurred?: boolean;
}

/** How many samples to draw, from which seed, and what the words that are answers stand for. */
export interface PropertyTrial {
  readonly runs: number;
  readonly seed: number;
  readonly vocabulary: Vocabulary;
  /** How long to put samples, in milliseconds. Drawing them takes no part of it. */
  readonly limit: number;
  /** Says of a step that is wrong whether that is known, and so breaks nothing; none is, if left out. */
  readonly isKnown?: (step: Step) => boolean;
}

/**
 * Puts generated samples to the subject that is open, up to the first for which a property
 * does not hold. A call without an answer and a changed input break every property.
 *
 * @param observer - where the subject is open
 * @param property - what has to hold
 * @param trial - how many samples, and from which seed
 * @returns the verdict, with a shrunk counterexample where there is one
 */
export async function judgeProperty(
  observer: Calls,
  property: Property,
  trial: PropertyTrial,
): Promise<PropertyVerdict> {
  const { id, statement } = property;
  const samples = property.draw(trial.runs, trial.seed);
  // Of what was not put nothing is known.
  const fails = (step: Step): boolean =>
    step.observation.kind !== "not-put" && isWrong(step, trial.vocabulary) && trial.isKnown?.(step) !== true;
  const { failed, put, skipped, known, steps = [] } = await findFailure(observer, samples, trial, fails);
  const counted = { id, statement, runs: put, skipped, known };
  if (failed === undefined) {
    return { ...counted, cutShort: put < samples.length };
  }
  const broken = { ...counted, cutShort: false };
  const isSilent = steps.some(({ observation }) => observation.kind === "timeout");
  // Each step of a search would wait for the time limit again.
  const smallest = isSilent
    ? (samples[failed] as Sample)
    : await property.shrink(trial.seed, failed, async (sample) =>
        // All of it, since stopping in the middle of a sample costs a new worker, at every step of the search.
        (await observeSteps(observer, sample)).some(fails),
      );
  const again = await observeSteps(observer, smallest);
  const recurred = again.some(fails);
  const shown = recurred ? again : steps;
  return { ...broken, counterexample: shown.map((step) => ({ ...step, isWrong: fails(step) })), recurred };
}

interface Search {
  /** The index of the first sample that is not answered rightly throughout. */
  readonly failed?: number;
  /** How many samples were put. */
  readonly put: number;
  /** How many of them hold an input that the subject skipped. */
  readonly skipped: number;
  /** How many of them fail, but only in a way that is known. */
  readonly known: number;
  /** What was wrong. */
  readonly steps?: readonly Step[];
}

async function findFailure(
  observer: Calls,
  samples: readonly Sample[],
  { vocabulary, limit }: PropertyTrial,
  fails: (step: Step) => boolean,
): Promise<Search> {
  const deadline = performance.now() + limit;
  const skipped = new Set<number>();
  const known = new Set<number>();
  const counts = (): Pick<Search, "skipped" | "known"> => ({ skipped: skipped.size, known: known.size });
  const owners = samples.flatMap((sample, index) => sample.map(() => index));
  const expected = samples.flat();
  const inputs = expected.map(({ input }) => input);
  for await (const { index, observation } of observer.observe(inputs, [...inputs.keys()])) {
    const owner = owners[index] ?? 0;
    const step = { ...(expected[index] as Expected), observation };
    if (observation.kind === "skipped") {
      skipped.add(owner);
    }
    if (fails(step)) {
      return { failed: owner, put: owner + 1, ...counts(), steps: [step] };
    }
    if (isWrong(step, vocabulary)) {
      known.add(owner);
    }
    if (performance.now() > deadline || observation.kind === "not-put") {
      // The sample that is under way is not put wholly, and does not count.
      skipped.delete(owner);
      known.delete(owner);
      return { put: owner, ...counts() };
    }
  }
  return { put: samples.length, ...counts() };
}

/**
 * Puts the inputs of a sample to the subject that is open, one after another.
 *
 * @param observer - where the subject is open
 * @param sample - the inputs with their right answers
 * @returns each with what it came to
 */
export async function observeSteps(observer: Calls, sample: Sample): Promise<Step[]> {
  const inputs = sample.map(({ input }) => input);
  const steps: Step[] = [];
  for await (const { index, observation } of observer.observe(inputs, [...inputs.keys()])) {
    steps.push({ ...(sample[index] as Expected), observation });
  }
  return steps;
}

/**
 * Says whether an input was not answered as it has to be.
 *
 * @param step - the input, its right answer and what it came to
 * @param vocabulary - what the words that are answers stand for
 * @returns whether anything is wrong with it; nothing is where it was skipped
 */
export function isWrong({ word, observation }: Step, vocabulary: Vocabulary): boolean {
  return isFault(judgeCase("", { words: [word] }, [observation], vocabulary));
}
