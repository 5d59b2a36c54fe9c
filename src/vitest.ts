import { describe, expect, it } from "vitest";
import { readCorpus } from "./corpus/read.ts";
import { callDirectly } from "./judge/call-directly.ts";
import { selectWord } from "./load/select-word.ts";
import { vocabularyOf } from "./load/vocabulary.ts";
import { type PlainTrial, plainTests } from "./plugin/plain-tests.ts";
import type { AnyReceiver, ReceiverContext } from "./protocol/receiver.ts";
import { type Claims, worldOf } from "./run/cases-for.ts";
import { DEFAULT_RUNS } from "./run/receiver-tests.ts";
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
  const described: PlainTrial = {
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
    for (const test of plainTests(described)) {
      it(test.name, async () => expectNone(await test.failure()));
    }
  });
}

function expectNone(failure: string | undefined): void {
  if (failure !== undefined) {
    throw new Error(failure);
  }
  // A project may require every test to expect something.
  expect(failure).toBeUndefined();
}
