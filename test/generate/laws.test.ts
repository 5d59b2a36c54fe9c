import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lawsFor } from "../../src/generate/laws.ts";
import { ERAS } from "../../src/protocol/era.ts";
import { FEATURES } from "../../src/protocol/feature.ts";
import { referenceWith } from "../../src/receiver/reference-with.ts";

/** Generated envelopes for each era and set of features, spread over the laws; a soak test asks for more. */
const ENVELOPES = Number(process.env.KILLTABLE_ENVELOPES ?? 5000);

const featureSets = FEATURES.reduce<(typeof FEATURES)[number][][]>(
  (sets, feature) => [...sets, ...sets.map((set) => [...set, feature])],
  [[]],
);
const worlds = ERAS.flatMap((era) => featureSets.map((features) => ({ era, features })));

describe("the reference", () => {
  it.each(worlds)(`answers ${ENVELOPES} generated envelopes as they were built: $era $features`, (world) => {
    const receive = referenceWith(world.features);
    const laws = lawsFor(world);
    let envelopes = 0;
    const wrong: unknown[] = [];
    for (let seed = 1; envelopes < ENVELOPES; seed++) {
      for (const { id, sequences } of laws) {
        for (const sequence of fc.sample(sequences, { numRuns: 1000, seed })) {
          envelopes += sequence.envelopes.length;
          const failed = sequence.envelopes.filter(
            ({ envelope, category }) => receive(envelope, sequence.context) !== category,
          );
          wrong.push(...failed.map(({ envelope }) => ({ id, seed, envelope, context: sequence.context })));
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(envelopes).toBeGreaterThanOrEqual(ENVELOPES);
    expect(envelopes).toBeGreaterThan(0);
  });
});
