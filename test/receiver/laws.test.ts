import fc from "fast-check";
import { describe, it } from "vitest";
import { lawsFor } from "../../src/generate/laws.ts";
import { ERAS } from "../../src/protocol/era.ts";
import { FEATURES } from "../../src/protocol/feature.ts";
import { decide } from "../../src/receiver/decide.ts";

// A fixed seed, and no shrinking: under mutation a failure has to be the same and quick each time.
const FIXED = { seed: 20260728, numRuns: 150, endOnFailure: true };

const worlds = ERAS.flatMap((era) => [[], FEATURES].map((features) => ({ era, features })));
const laws = worlds.flatMap((world) => lawsFor(world).map((law) => ({ ...law, world })));

describe("the reference receiver", () => {
  for (const id of new Set(laws.map((law) => law.id))) {
    it(`keeps law <${id}>, and by the rule that the envelope was built by`, () => {
      for (const { world, sequences } of laws.filter((law) => law.id === id)) {
        const property = fc.property(sequences, ({ context, envelopes }) =>
          envelopes.every(({ envelope, category, rule }) => {
            const decision = decide(envelope, context, world.features);
            return decision.category === category && decision.rule === rule;
          }),
        );
        fc.assert(property, FIXED);
      }
    });
  }
});
