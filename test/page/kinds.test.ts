import { describe, expect, it } from "vitest";
import { VERDICT_KINDS, outcomeOf } from "../../src/judge/verdict.ts";
import { KINDS, isFault } from "../../src/page/kinds.ts";
import { MEANINGS } from "../../src/page/meanings.ts";
import { CATEGORIES } from "../../src/protocol/category.ts";

describe("what the page says of verdicts", () => {
  it("counts each kind as the judge does", () => {
    const faults = { failure: true, error: true, pass: false, skipped: false };
    for (const kind of VERDICT_KINDS) {
      expect([kind, isFault(kind)]).toEqual([kind, faults[outcomeOf(kind)]]);
      if (isFault(kind)) {
        expect(KINDS[kind].tone).toBe(outcomeOf(kind));
      }
    }
  });

  it("has a sign of its own for each kind", () => {
    const signs = Object.values(KINDS).map(({ sign }) => sign);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it("knows what each category means, and no other", () => {
    expect(Object.keys(MEANINGS).toSorted()).toEqual(CATEGORIES.toSorted());
  });
});
