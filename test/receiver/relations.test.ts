import fc from "fast-check";
import { describe, it } from "vitest";
import { RELATIONS } from "../../src/generate/relations.ts";
import { contextFor } from "../../src/protocol/receiver.ts";
import { decide } from "../../src/receiver/decide.ts";

// A fixed seed, and no shrinking: under mutation a failure has to be the same and quick each time.
const FIXED = { seed: 20260728, numRuns: 200, endOnFailure: true };

describe("the reference receiver", () => {
  for (const { id, rules, eras, pairs, holds } of RELATIONS) {
    it(`keeps relation <${id}>, by one of its rules`, () => {
      for (const era of eras) {
        const context = contextFor(era);
        const property = fc.property(pairs, ([first, second]) => {
          const base = decide(first, context);
          const varied = decide(second, context);
          const byRule = rules.includes(varied.rule) || varied.rule === base.rule;
          return holds(base.category, varied.category) && byRule;
        });
        fc.assert(property, FIXED);
      }
    });
  }
});
