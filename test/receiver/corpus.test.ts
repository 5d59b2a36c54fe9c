import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { selectCases } from "../../src/corpus/select.ts";
import { ERAS } from "../../src/protocol/era.ts";
import { FEATURES, type Feature } from "../../src/protocol/feature.ts";
import type { Receiver } from "../../src/protocol/receiver.ts";
import { decide } from "../../src/receiver/decide.ts";
import { fullReference } from "../../src/receiver/full-reference.ts";
import { reference } from "../../src/receiver/reference.ts";
import { referenceWith } from "../../src/receiver/reference-with.ts";

const corpus = readCorpus();

const TWELVE = new Set(corpus.groups.find(({ group }) => group === "twelve")?.cases.map(({ id }) => id));

/** Receivers that claim nothing, everything, and everything that leaves the envelope's own members alone. */
const CLAIMS: { features: readonly Feature[]; receive: Receiver }[] = [
  { features: [], receive: reference },
  { features: FEATURES, receive: fullReference },
  { features: ["mrtr", "extensions"], receive: referenceWith(["mrtr", "extensions"]) },
];

/** Every case as each of them sees it in every era. */
const views = CLAIMS.flatMap((claim) =>
  ERAS.flatMap((era) =>
    selectCases(corpus, era, claim.features).cases.map((selected) => ({ ...selected, ...claim })),
  ),
);
const viewsOf = new Map<string, typeof views>();
for (const view of views) {
  viewsOf.set(view.case.id, [...(viewsOf.get(view.case.id) ?? []), view]);
}

// One test a case, so that a kill names its case. The brackets keep one name from being part of another:
// StrykerJS's vitest runner picks tests by a pattern.
describe("the reference receiver", () => {
  for (const { id } of corpus.groups.flatMap((group) => group.cases)) {
    it(`reads case <${id}>`, () => {
      const ofCase = viewsOf.get(id) ?? [];
      expect(ofCase.length).toBeGreaterThan(0);
      for (const { text, context, expected, receive } of ofCase) {
        const allowed: readonly string[] = typeof expected === "string" ? [expected] : expected.oneOf;
        expect(allowed).toContain(receive(JSON.parse(text), context));
      }
      // A case names the rule that refuses it; which rule lets one pass, the twelve say.
      const decided = ofCase.filter(
        ({ case: { id: name }, context: { era }, expected }) =>
          era === "modern" && (expected === "unclassified" || TWELVE.has(name)),
      );
      for (const {
        case: { rules },
        text,
        context,
        features,
      } of decided) {
        expect(rules).toContain(decide(JSON.parse(text), context, features).rule);
      }
    });
  }
});
