import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { selectCases } from "../../src/corpus/select.ts";
import { ERAS } from "../../src/protocol/era.ts";
import { decide } from "../../src/receiver/decide.ts";
import { reference } from "../../src/receiver/reference.ts";

const corpus = readCorpus();
const selections = ERAS.map((era) => selectCases(corpus, era, []).cases);

// One test a case, so that a kill names its case. The brackets keep one name from being part of another:
// StrykerJS's vitest runner picks tests by a pattern.
describe("the reference receiver", () => {
  for (const { id } of corpus.groups.flatMap((group) => group.cases)) {
    it(`reads case <${id}>`, () => {
      const inEras = selections.flatMap((cases) => cases.filter((selected) => selected.case.id === id));
      expect(inEras.length).toBeGreaterThan(0);
      for (const { text, context, expected } of inEras) {
        const allowed: readonly string[] = typeof expected === "string" ? [expected] : expected.oneOf;
        expect(allowed).toContain(reference(JSON.parse(text), context));
      }
      for (const {
        case: { rules },
        text,
        context,
      } of inEras.filter(({ context: { era } }) => era === "modern")) {
        expect(rules).toContain(decide(JSON.parse(text), context).rule);
      }
    });
  }
});
