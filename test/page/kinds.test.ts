import { describe, expect, it } from "vitest";
import { VERDICT_KINDS, outcomeOf } from "../../src/judge/verdict.ts";
import { KINDS, isFault } from "../../src/page/kinds.ts";
import { MEANINGS } from "../../src/page/meanings.ts";
import { CATEGORIES } from "../../src/protocol/category.ts";

describe("what the page says of verdicts", () => {
  it("counts each kind as the judge does", () => {
    const tones = { failure: ["failure"], error: ["error"], pass: ["pass", "open"], skipped: ["quiet"] };
    for (const kind of VERDICT_KINDS) {
      expect([kind, tones[outcomeOf(kind)]]).toEqual([kind, expect.arrayContaining([KINDS[kind].tone])]);
      expect([kind, isFault(kind)]).toEqual([kind, ["failure", "error"].includes(outcomeOf(kind))]);
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
