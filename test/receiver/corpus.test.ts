import { describe, expect, it } from "vitest";
import { envelopeText } from "../../src/corpus/envelope-text.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import { applies } from "../../src/corpus/select.ts";
import { ERAS } from "../../src/protocol/era.ts";
import { FEATURES, type Feature } from "../../src/protocol/feature.ts";
import { type Receiver, contextFor } from "../../src/protocol/receiver.ts";
import { decide } from "../../src/receiver/decide.ts";
import { fullReference } from "../../src/receiver/full-reference.ts";
import { reference } from "../../src/receiver/reference.ts";
import { referenceWith } from "../../src/receiver/reference-with.ts";

/** Receivers that claim nothing, everything, and everything that leaves the envelope's own members alone. */
const CLAIMS: { features: readonly Feature[]; receive: Receiver }[] = [
  { features: [], receive: reference },
  { features: FEATURES, receive: fullReference },
  { features: ["mrtr", "extensions"], receive: referenceWith(["mrtr", "extensions"]) },
];
const VIEWS = CLAIMS.flatMap((claim) => ERAS.map((era) => ({ ...claim, era })));

// One test a case, so that a kill names its case. The brackets keep one name from being part of another:
// StrykerJS's vitest runner picks tests by a pattern.
describe("the reference receiver", () => {
  for (const { group, cases } of readCorpus().groups) {
    for (const corpusCase of cases) {
      it(`reads case <${corpusCase.id}>`, () => {
        const envelope: unknown = JSON.parse(envelopeText(corpusCase));
        const views = VIEWS.filter(({ features }) => applies(corpusCase, features)).flatMap((view) => {
          const expected = corpusCase.expect[view.era];
          return expected === undefined
            ? []
            : [{ ...view, expected, context: contextFor(view.era, corpusCase.context) }];
        });
        expect(views.length).toBeGreaterThan(0);
        for (const { receive, context, expected } of views) {
          expect(typeof expected === "string" ? [expected] : expected.oneOf).toContain(
            receive(envelope, context),
          );
        }
        // A case names the rule that refuses it; which rule lets one pass, the twelve say.
        const decided = views.filter(
          ({ era, expected }) => era === "modern" && (expected === "unclassified" || group === "twelve"),
        );
        for (const { context, features } of decided) {
          expect(corpusCase.rules).toContain(decide(envelope, context, features).rule);
        }
      });
    }
  }
});
