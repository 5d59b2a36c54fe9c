import type { Corpus } from "../corpus/case.ts";
import type { SelectedCase } from "../corpus/select.ts";
import type { Input, Observation } from "../judge/observation.ts";
import { type Property, type Sample, type Step, isWrong } from "../judge/property.ts";
import { isFault, saysOneOf } from "../judge/verdict.ts";
import type { Vocabulary } from "../judge/vocabulary.ts";
import { caseFailure, lawFailure, positionFailure } from "../report/test-failure.ts";
import { propertiesFor } from "../run/properties.ts";
import { readyCase } from "../run/ready-case.ts";
import {
  DEFAULT_RUNS,
  TIMES_PUT,
  caseName,
  judgeSelected,
  lawName,
  openDecisions,
  positionName,
  strays,
} from "../run/receiver-tests.ts";
import type { Target } from "../run/targets.ts";
import { DEFAULT_SEED, expectationOf, trialOf } from "../run/trial.ts";
import { targetCases } from "./target-cases.ts";

/** One test of a receiver: calls with some inputs, and what they have to come to. */
export interface TargetTest {
  /** Unlike any other in the run, and never the name of a member that every object has. */
  readonly id: string;
  readonly name: string;
  /** The receiver that it is a test of. */
  readonly of: Target;
  /** The case that it is about, where it is about one. */
  readonly selected?: SelectedCase;
  /** Which of the target's inputs are put, in the order of the calls. */
  readonly order: readonly number[];
  /** What decides the verdict beside the receiver. */
  readonly decidedBy: unknown;
  /**
   * Says what is wrong with what the calls came to.
   *
   * @param observations - what they came to, in their order
   * @returns nothing if all is right, else a function that writes the message
   */
  readonly failureOf: (observations: readonly Observation[]) => (() => string) | undefined;
}

/** All tests of a receiver for one era. */
export interface TargetTests {
  readonly target: Target;
  readonly inputs: readonly Input[];
  readonly tests: readonly TargetTest[];
  /** How many cases its list of known failures leaves out. */
  readonly known: number;
}

/**
 * Makes the tests of a receiver for one era: one a case, an open decision and a law.
 *
 * @param target - the receiver
 * @param corpus - the corpus
 * @param prefix - what tells their ids and names from those of other receivers and eras
 * @returns the tests
 * @throws VoidError if there is no case for it
 * @throws ConfigError if its list of known failures cannot be read
 */
export function targetTests(target: Target, corpus: Corpus, prefix: string): TargetTests {
  const { cases, known, isKnown } = targetCases(target, corpus);
  const laws = propertiesFor(target).map((property) => ({
    property,
    samples: property.draw(DEFAULT_RUNS, DEFAULT_SEED),
  }));
  const inputs = [...trialOf(cases, DEFAULT_SEED).inputs];
  const tests = [...caseTests(cases, target), ...positionTests(cases, target)];
  for (const { property, samples } of laws) {
    tests.push(lawTest(property, samples, inputs.length, target, isKnown));
    inputs.push(...samples.flat().map(({ input }) => input));
  }
  return {
    target,
    inputs,
    tests: tests.map((test) => ({ ...test, id: prefix + test.id, name: prefix + test.name })),
    known,
  };
}

function caseTests(cases: readonly SelectedCase[], of: Target): TargetTest[] {
  return cases.map((selected, index) => ({
    id: `case ${selected.case.id}`,
    name: caseName(selected),
    of,
    selected,
    order: repeated(index),
    decidedBy: decidedBy(selected),
    failureOf: (observations) => {
      if (areRight(observations, expectationOf(selected.expected).words, of.vocabulary)) {
        return undefined;
      }
      const verdict = judgeSelected(selected, observations, of.vocabulary);
      return isFault(verdict) ? () => caseFailure(selected, verdict) : undefined;
    },
  }));
}

/** Whether all calls gave the same word, and that is right. */
function areRight(
  observations: readonly Observation[],
  words: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  const [first] = observations;
  return observations.every(
    (each) =>
      saysOneOf(each, words, vocabulary) &&
      (each === first || (each as Answered).word === (first as Answered).word),
  );
}

type Answered = Extract<Observation, { kind: "answered" }>;

function positionTests(cases: readonly SelectedCase[], of: Target): TargetTest[] {
  return openDecisions(cases).map(([decision, open]) => ({
    id: `position ${decision}`,
    name: positionName(decision),
    of,
    order: open.flatMap((selected) => repeated(cases.indexOf(selected))),
    decidedBy: open.map(decidedBy),
    failureOf: (observations) => {
      const verdicts = open.map((selected, index) => {
        const from = index * TIMES_PUT;
        return judgeSelected(selected, observations.slice(from, from + TIMES_PUT), of.vocabulary);
      });
      const found = strays(open, verdicts, of.vocabulary);
      return found.length === 0 ? undefined : () => positionFailure(decision, found);
    },
  }));
}

function repeated(index: number): number[] {
  return Array<number>(TIMES_PUT).fill(index);
}

function decidedBy({ text, context, expected }: SelectedCase): unknown {
  return { text, context, expected };
}

function lawTest(
  property: Property,
  samples: readonly Sample[],
  from: number,
  of: Target,
  isKnown: (step: Step) => boolean,
): TargetTest {
  const expected = samples.flat();
  const right = expected.map(({ word }) => [word]);
  const fails = (step: Step): boolean => isWrong(step, of.vocabulary) && !isKnown(step);
  return {
    id: `law ${property.id}`,
    name: lawName(property),
    of,
    order: expected.map((_, index) => from + index),
    decidedBy: samples,
    failureOf: (observations) => {
      const stepAt = (index: number): Step => ({
        ...(expected[index] as Sample[number]),
        observation: observations[index] as Observation,
      });
      const first = observations.findIndex(
        (observation, index) =>
          !saysOneOf(observation, right[index] ?? [], of.vocabulary) && fails(stepAt(index)),
      );
      if (first === -1) {
        return undefined;
      }
      return () => {
        const step = { ...stepAt(first), isWrong: true };
        const { id, statement } = property;
        const counted = { runs: samples.length, skipped: 0, known: 0, cutShort: false };
        const verdict = { id, statement, ...counted, counterexample: [step] };
        const found = readyCase(verdict, { ...of, seed: DEFAULT_SEED });
        return lawFailure(found === undefined ? verdict : { ...verdict, readyCase: found });
      };
    },
  };
}
