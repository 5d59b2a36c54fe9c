import fc from "fast-check";
import type { Input } from "../judge/observation.ts";
import type { Property, Sample } from "../judge/property.ts";
import type { Category } from "../protocol/category.ts";
import type { Era } from "../protocol/era.ts";
import { contextFor } from "../protocol/receiver.ts";
import type { Pair, Relation } from "./relation.ts";
import { RELATIONS } from "./relations.ts";

/** Longest search for a smaller counterexample, in milliseconds: a receiver may hang on every step. */
const SHRINK_LIMIT = 10_000;

/**
 * Turns the relations that hold in an era into properties that the judge can put to a receiver.
 *
 * @param era - the peers that the receiver is built for
 * @returns one property a relation
 */
export function propertiesFor(era: Era): Property[] {
  const context = JSON.stringify(contextFor(era));
  return RELATIONS.filter((relation) => relation.eras.includes(era)).map((relation) =>
    toProperty(relation, context),
  );
}

function toProperty(relation: Relation, context: string): Property {
  const { id, statement, pairs, holds } = relation;
  return {
    id,
    statement,
    draw: (runs, seed) => fc.sample(pairs, { numRuns: runs, seed }).map((pair) => toSample(pair, context)),
    holds: ([base, varied]) => holds(base as Category, varied as Category),
    shrink: async (seed, index, fails) => {
      const property = fc.asyncProperty(pairs, async (pair) => !(await fails(toSample(pair, context))));
      const details = await fc.check(property, {
        seed,
        path: String(index),
        interruptAfterTimeLimit: SHRINK_LIMIT,
      });
      // Without a counterexample the failure did not come again: the sample as it was drawn says most.
      const [smallest] =
        details.counterexample ?? fc.sample(pairs, { numRuns: index + 1, seed }).slice(index);
      return toSample(smallest as Pair, context);
    },
  };
}

function toSample(pair: Pair, context: string): Sample {
  return pair.map((envelope): Input => ({ text: JSON.stringify(envelope), context }));
}
