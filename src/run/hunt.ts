import type { CorpusCase } from "../corpus/case.ts";
import type { World } from "../generate/world.ts";
import type { Calls } from "../judge/observer.ts";
import {
  type Property,
  type PropertyTrial,
  type PropertyVerdict,
  type Step,
  isWrong,
  judgeProperty,
  observeSteps,
} from "../judge/property.ts";
import { type Restricted, pick, restrict } from "../judge/restrict.ts";
import { hugeProperty } from "./huge-property.ts";
import type { OnProgress } from "./progress.ts";
import { propertiesFor } from "./properties.ts";
import { readyCase } from "./ready-case.ts";
import { OWN_WORDS } from "./trial.ts";

/** So many samples of every law are put before more of any, then so many times as many: most faults show at once. */
const FIRST_RUNS = 25;
const GROWTH = 6;

/** How long the hunt for one mutant may take, in milliseconds. */
const HUNT_LIMIT = 120_000;

/** Calls a receiver, as one of certain eras and features. */
export type CallsIn = (world: World) => Calls;

/** What may differ from the original. */
export interface Suspect {
  /** A slug; the case that is found is called after it. */
  readonly id: string;
  /** What it does otherwise, in a few words. */
  readonly title: string;
  readonly callsIn: CallsIn;
  /** The receivers for which envelopes are drawn. */
  readonly worlds: readonly World[];
}

/** Envelopes that the original answers rightly, and the suspect does not. */
export interface Difference {
  /** What was put, in this order; the original gave the right word each time. */
  readonly steps: readonly Step[];
  /** The first envelope that the suspect does not answer rightly. */
  readonly readyCase: CorpusCase;
  /** Whether the same inputs show it when they are put again, and nothing before them. */
  readonly recurred: boolean;
  /** Whether that one envelope shows it; else the suspect keeps something of what was put before. */
  readonly showsAlone: boolean;
}

/** What the hunt for one suspect came to. */
export interface Hunted {
  readonly suspect: Pick<Suspect, "id" | "title">;
  /** How many envelopes were put to it. */
  readonly envelopes: number;
  /** How many samples were left out, since the original does not answer them rightly itself. */
  readonly leftOut: number;
  /** Whether the time was over before everything was put. */
  readonly cutShort: boolean;
  readonly difference?: Difference;
}

/** How far to search: samples of each law, and the seed that they are drawn from. */
export interface HuntOptions extends Pick<PropertyTrial, "runs" | "seed"> {
  /** Is told which of the mutants is hunted, and which laws are put to it. */
  readonly onProgress?: OnProgress;
}

/** Searches generated envelopes, and nothing else, for what tells suspects from the original. */
export class Hunt {
  readonly #original: CallsIn;
  readonly #options: HuntOptions;
  /** What was drawn for one suspect serves the next. */
  readonly #restricted = new Map<string, Restricted>();

  /**
   * @param original - calls the original
   * @param options - how far to search
   */
  constructor(original: CallsIn, options: HuntOptions) {
    this.#original = original;
    this.#options = options;
  }

  /**
   * Hunts for a difference between the original and a suspect: another answer, none, or a changed envelope.
   *
   * @param suspect - the suspect
   * @param onProgress - is told which laws are put to it
   * @returns the first difference that comes again, made small; else one that came once, or how many
   *   envelopes showed none
   */
  async find(suspect: Suspect, onProgress: OnProgress = () => {}): Promise<Hunted> {
    const deadline = performance.now() + HUNT_LIMIT;
    const { runs } = this.#options;
    for (let few = FIRST_RUNS; few < runs; few *= GROWTH) {
      const hunted = await this.#round(suspect, few, deadline, onProgress);
      if (hunted.difference?.recurred === true || hunted.cutShort) {
        return hunted;
      }
    }
    return this.#round(suspect, runs, deadline, onProgress);
  }

  async #round(suspect: Suspect, runs: number, deadline: number, onProgress: OnProgress): Promise<Hunted> {
    const { id, title } = suspect;
    const { seed } = this.#options;
    const hunted = { suspect: { id, title }, envelopes: 0, leftOut: 0, cutShort: false };
    let fleeting: Difference | undefined;
    const laws = this.#lawsFor(suspect, runs);
    for (const [index, { world, calls, law }] of laws.entries()) {
      onProgress([{ what: "law", at: index + 1, of: laws.length }]);
      const trial = { runs, seed, vocabulary: OWN_WORDS, limit: deadline - performance.now() };
      if (trial.limit <= 0) {
        return { ...hunted, cutShort: true, ...(fleeting === undefined ? {} : { difference: fleeting }) };
      }
      const { property, leftOut, cutShort } = await this.#restrict(world, law, trial);
      const verdict = await judgeRepeatably(calls, property, trial);
      hunted.envelopes += property.draw(trial.runs, trial.seed).slice(0, verdict.runs).flat().length;
      hunted.leftOut += leftOut;
      hunted.cutShort ||= cutShort || verdict.cutShort;
      const found = await differenceIn(verdict, calls, { world, trial, id });
      if (found?.recurred === true) {
        return { ...hunted, difference: found };
      }
      fleeting ??= found;
    }
    return fleeting === undefined ? hunted : { ...hunted, difference: fleeting };
  }

  #lawsFor({ worlds, callsIn }: Suspect, runs: number): { world: World; calls: Calls; law: Property }[] {
    return worlds.flatMap((world) => {
      const calls = callsIn(world);
      // Huge envelopes take longer than all others, and few faults need them.
      const last = runs === this.#options.runs ? [hugeProperty(world)] : [];
      return [...propertiesFor(world), ...last].map((law) => ({ world, calls, law }));
    });
  }

  async #restrict(world: World, property: Property, trial: PropertyTrial): Promise<Restricted> {
    const key = [world.era, ...world.features, property.id, trial.runs].join();
    const known = this.#restricted.get(key) ?? (await restrict(this.#original(world), property, trial));
    if (!known.cutShort) {
      this.#restricted.set(key, known);
    }
    return known;
  }
}

/**
 * Judges a property by samples that fail it each time, if there are any: what a suspect keeps may fail it in
 * samples that are right by themselves.
 */
async function judgeRepeatably(
  calls: Calls,
  property: Property,
  trial: PropertyTrial,
): Promise<PropertyVerdict> {
  const verdict = await judgeProperty(calls, property, trial);
  const samples = verdict.recurred === false ? property.draw(trial.runs, trial.seed) : [];
  for (const [index, sample] of samples.entries()) {
    const steps = await observeSteps(calls, sample);
    if (steps.some((step) => isWrong(step, trial.vocabulary))) {
      return judgeProperty(calls, pick(property, samples, [index]), trial);
    }
  }
  return verdict;
}

interface Where extends Pick<Suspect, "id"> {
  readonly world: World;
  readonly trial: PropertyTrial;
}

async function differenceIn(
  verdict: PropertyVerdict,
  calls: Calls,
  { world, trial, id }: Where,
): Promise<Difference | undefined> {
  const steps = verdict.counterexample ?? [];
  const failed = steps.find((step) => step.isWrong);
  const found = readyCase(verdict, { ...world, seed: trial.seed });
  if (failed === undefined || found === undefined) {
    return undefined;
  }
  const [alone] = await observeSteps(calls, [failed]);
  return {
    steps,
    recurred: verdict.recurred === true,
    readyCase: { ...found, id: `stops-${id}`, title: `Stops ${id}` },
    showsAlone: alone !== undefined && isWrong(alone, trial.vocabulary),
  };
}
