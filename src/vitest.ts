import { describe, expect, it } from "vitest";
import { readCorpus } from "./corpus/read.ts";
import type { SelectedCase } from "./corpus/select.ts";
import type { World } from "./generate/world.ts";
import { callDirectly } from "./judge/call-directly.ts";
import type { Observation } from "./judge/observation.ts";
import type { Calls } from "./judge/observer.ts";
import { type Verdict, isFault } from "./judge/verdict.ts";
import type { Vocabulary } from "./judge/vocabulary.ts";
import { selectWord } from "./load/select-word.ts";
import { vocabularyOf } from "./load/vocabulary.ts";
import type { AnyReceiver, ReceiverContext } from "./protocol/receiver.ts";
import { caseFailure, lawFailure, positionFailure } from "./report/test-failure.ts";
import { type Claims, worldOf } from "./run/cases-for.ts";
import { checkLaw } from "./run/check.ts";
import { propertiesFor } from "./run/properties.ts";
import {
  DEFAULT_RUNS,
  TIMES_PUT,
  caseName,
  judgeSelected,
  lawName,
  openDecisions,
  positionName,
  strays,
  unshrunk,
} from "./run/receiver-tests.ts";
import { selectFor } from "./run/select-for.ts";
import { DEFAULT_SEED } from "./run/trial.ts";

/** What a receiver claims, how to read its answers, and how many generated envelopes to put to it. */
export interface DescribeOptions extends Claims {
  /** Generated samples for each law, 0 for none; 100, if left out. */
  readonly runs?: number;
  /** The seed of the generated envelopes; 1, if left out. */
  readonly seed?: number;
}

/**
 * Describes a receiver to vitest: one test a pinned case of its era and features, one for each open decision that it
 * declares no position on, and one a law for generated envelopes. Each name holds its id in angle brackets.
 *
 * Every case is put twice; the test fails where the answer is wrong or another one the second time, where the envelope
 * was changed, or where the receiver throws. One that never answers runs into vitest's own time limit. Under StrykerJS
 * what fails is not shrunk.
 *
 * @example
 * describeReceiver("my receiver", receive, { era: "dual-era", features: ["mrtr"] });
 *
 * @param name - how to call the receiver
 * @param receive - the receiver, plain or async
 * @param options - what it claims
 * @throws ConfigError if an option is not known, or its value not allowed
 * @throws VoidError if no case is left, none that a claimed feature needs, or a declared position is not known
 * @throws RangeError if `runs` is no whole number from 0 on, or `seed` no whole number
 */
export function describeReceiver(name: string, receive: AnyReceiver, options: DescribeOptions = {}): void {
  const { runs = DEFAULT_RUNS, seed = DEFAULT_SEED, ...claims } = options;
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(runs) || runs < 0) {
    throw new RangeError(`runs is ${runs} and seed ${seed}: they have to be whole numbers, runs from 0 on`);
  }
  const world = worldOf(claims);
  const { cases } = selectFor(readCorpus(), world);
  const wordOf = selectWord(options.select);
  const described: Described = {
    calls: callDirectly(async (envelope, context) =>
      wordOf(await receive(envelope, context as ReceiverContext)),
    ),
    vocabulary: vocabularyOf(options.categories),
    cases,
    world,
    runs,
    seed,
  };
  describe(name, () => {
    testCases(described);
    testPositions(described);
    testLaws(described);
  });
}

interface Described {
  readonly calls: Calls;
  readonly vocabulary: Vocabulary;
  readonly cases: readonly SelectedCase[];
  readonly world: World;
  readonly runs: number;
  readonly seed: number;
}

function testCases(described: Described): void {
  for (const selected of described.cases) {
    it(caseName(selected), async () => {
      const verdict = await judgeRepeatedly(selected, described);
      expectNone(isFault(verdict) ? caseFailure(selected, verdict) : undefined);
    });
  }
}

function testPositions(described: Described): void {
  for (const [decision, open] of openDecisions(described.cases)) {
    it(positionName(decision), async () => {
      const verdicts: Verdict[] = [];
      for (const selected of open) {
        verdicts.push(await judgeRepeatedly(selected, described));
      }
      const found = strays(open, verdicts, described.vocabulary);
      expectNone(found.length === 0 ? undefined : positionFailure(decision, found));
    });
  }
}

function testLaws({ calls, vocabulary, world, runs, seed }: Described): void {
  for (const property of runs === 0 ? [] : propertiesFor(world)) {
    it(lawName(property), async () => {
      const put = isMutated() ? unshrunk(property, runs) : property;
      const checked = await checkLaw(calls, put, { runs, seed, vocabulary, limit: Infinity }, world);
      expectNone(checked.counterexample === undefined ? undefined : lawFailure(checked));
    });
  }
}

async function judgeRepeatedly(selected: SelectedCase, { calls, vocabulary }: Described): Promise<Verdict> {
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

function expectNone(failure: string | undefined): void {
  if (failure !== undefined) {
    throw new Error(failure);
  }
  // A project may require every test to expect something.
  expect(failure).toBeUndefined();
}
