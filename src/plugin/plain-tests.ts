import type { SelectedCase } from "../corpus/select.ts";
import type { World } from "../generate/world.ts";
import type { Observation } from "../judge/observation.ts";
import type { Calls } from "../judge/observer.ts";
import type { Property, Step } from "../judge/property.ts";
import { type Verdict, isFault } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { caseFailure, lawFailure, positionFailure } from "../report/test-failure.ts";
import { checkLaw } from "../run/check.ts";
import { propertiesFor } from "../run/properties.ts";
import {
  TIMES_PUT,
  caseName,
  judgeSelected,
  lawName,
  openDecisions,
  positionName,
  strays,
  unshrunk,
} from "../run/receiver-tests.ts";

/** A test for a test runner that calls a function for each. */
export interface PlainTest {
  readonly name: string;
  /** Runs it. Gives what is wrong, if anything is. */
  readonly failure: () => Promise<string | undefined>;
}

/** A receiver, and what is put to it. */
export interface PlainTrial {
  /** Calls of the receiver. */
  readonly calls: Calls;
  readonly vocabulary: Vocabulary;
  readonly cases: readonly SelectedCase[];
  readonly world: World;
  /** Generated samples for each law, 0 for none. */
  readonly runs: number;
  /** The seed of the generated envelopes. */
  readonly seed: number;
  /** Says of a step that is wrong whether that is known; none is, if left out. */
  readonly isKnown?: (step: Step) => boolean;
}

/**
 * Makes the tests of a receiver: one a case, an open decision and a law.
 *
 * @param trial - the receiver, and what is put to it
 * @returns the tests; under StrykerJS what fails is not shrunk
 */
export function plainTests(trial: PlainTrial): PlainTest[] {
  return [...caseTests(trial), ...positionTests(trial), ...lawTests(trial)];
}

function caseTests(trial: PlainTrial): PlainTest[] {
  return trial.cases.map((selected) => ({
    name: caseName(selected),
    failure: async () => {
      const verdict = await judgeRepeatedly(selected, trial);
      return isFault(verdict) ? caseFailure(selected, verdict) : undefined;
    },
  }));
}

function positionTests(trial: PlainTrial): PlainTest[] {
  return openDecisions(trial.cases).map(([decision, open]) => ({
    name: positionName(decision),
    failure: async () => {
      const verdicts: Verdict[] = [];
      for (const selected of open) {
        verdicts.push(await judgeRepeatedly(selected, trial));
      }
      const found = strays(open, verdicts, trial.vocabulary);
      return found.length === 0 ? undefined : positionFailure(decision, found);
    },
  }));
}

function lawTests(trial: PlainTrial): PlainTest[] {
  return (trial.runs === 0 ? [] : propertiesFor(trial.world)).map((property) => ({
    name: lawName(property),
    failure: () => failureOfLaw(property, trial),
  }));
}

async function failureOfLaw(
  property: Property,
  { calls, vocabulary, world, runs, seed, isKnown }: PlainTrial,
): Promise<string | undefined> {
  const put = isMutated() ? unshrunk(property, runs) : property;
  const known = isKnown === undefined ? {} : { isKnown };
  const checked = await checkLaw(calls, put, { runs, seed, vocabulary, limit: Infinity, ...known }, world);
  return checked.counterexample === undefined ? undefined : lawFailure(checked);
}

async function judgeRepeatedly(selected: SelectedCase, { calls, vocabulary }: PlainTrial): Promise<Verdict> {
  const observations: Observation[] = [];
  const input = { text: selected.text, context: JSON.stringify(selected.context) };
  for await (const { observation } of calls.observe([input], Array<number>(TIMES_PUT).fill(0))) {
    observations.push(observation);
  }
  return judgeSelected(selected, observations, vocabulary);
}

/** Whether StrykerJS runs the tests: a failure then has to be the same and quick each time. */
function isMutated(): boolean {
  return "__stryker__" in globalThis;
}
