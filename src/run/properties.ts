import fc from "fast-check";
import type { Property, Sample } from "../judge/property.ts";
import type { LabelledSequence } from "../generate/labelled.ts";
import type { Law } from "../generate/law.ts";
import { lawsFor } from "../generate/laws.ts";
import type { World } from "../generate/world.ts";

/** Longest search for a smaller counterexample, in milliseconds: a receiver may hang on every step. */
const SHRINK_LIMIT = 3_000;

/**
 * Turns the laws for certain receivers into properties that the judge can put to one of them.
 *
 * @param world - the receivers
 * @returns one property a law
 */
export function propertiesFor(world: World): Property[] {
  return lawsFor(world).map(toProperty);
}

function toProperty({ id, statement, sequences }: Law): Property {
  return {
    id,
    statement,
    draw: (runs, seed) => fc.sample(sequences, { numRuns: runs, seed }).map(toSample),
    shrink: async (seed, index, fails) => {
      // Once the time is over every further step holds, so that nothing is left running when the search ends.
      const deadline = Date.now() + SHRINK_LIMIT;
      const property = fc.asyncProperty(
        sequences,
        async (sequence) => Date.now() > deadline || !(await fails(toSample(sequence))),
      );
      const { counterexample } = await fc.check(property, { seed, path: String(index), numRuns: 1 });
      // Without a counterexample the failure did not come again: the sample as it was drawn says most.
      const [smallest] = counterexample ?? fc.sample(sequences, { numRuns: index + 1, seed }).slice(index);
      return toSample(smallest as LabelledSequence);
    },
  };
}

function toSample({ context, envelopes }: LabelledSequence): Sample {
  const shared = JSON.stringify(context);
  return envelopes.map(({ envelope, category, rule, decision }) => ({
    input: { text: JSON.stringify(envelope), context: shared },
    word: category,
    because: rule,
    ...(decision === undefined ? {} : { decision }),
  }));
}
