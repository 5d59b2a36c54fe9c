import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Step } from "../../src/judge/property.ts";
import { type Verdict, VERDICT_KINDS } from "../../src/judge/verdict.ts";
import type { SelectedCase } from "../../src/corpus/select.ts";
import { failsAsKnown, holdToBaseline, listFailures } from "../../src/run/baseline.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";

const expected = { words: ["unclassified"] };
const fails = (id: string, observed = "normal_complete"): Verdict => ({
  id,
  kind: "differs",
  expected,
  observed,
});
const passes = (id: string): Verdict => ({ id, kind: "match", expected, observed: "unclassified" });
const known = (id: string, observed = "normal_complete", reason = "to be mended") => ({
  case: id,
  era: "modern" as const,
  verdict: "differs" as const,
  observed,
  reason,
});
const threw = (id: string) => ({
  case: id,
  era: "modern" as const,
  verdict: "threw" as const,
  reason: "unreviewed",
});

describe("the schema of known failures", () => {
  it("takes every verdict but those that pass and that of what was not put", () => {
    const { properties } = JSON.parse(readFileSync("schemas/baseline.schema.json", "utf8")).properties
      .failures.items;
    const unlisted = new Set(["match", "accepted", "not-put"]);
    expect(properties.verdict.enum.toSorted()).toEqual(
      VERDICT_KINDS.filter((kind) => !unlisted.has(kind)).toSorted(),
    );
  });
});

describe("holdToBaseline", () => {
  it("knows a case that fails as listed, and counts those without a reason", () => {
    const held = holdToBaseline([known("a"), threw("b")], "modern", [
      fails("a"),
      { id: "b", kind: "threw", expected, detail: "threw Error: no" },
    ]);
    expect(held).toEqual({ known: ["a", "b"], unreviewed: 1, stale: [] });
  });

  it("finds an entry whose case passes now, fails otherwise, or is not judged any more", () => {
    const notPut: Verdict = { id: "d", kind: "not-put", expected };
    const held = holdToBaseline([known("a"), known("b"), known("c"), known("d")], "modern", [
      passes("a"),
      fails("b", "tool_error"),
      notPut,
    ]);
    const entry = { era: "modern", listed: "normal_complete" };
    expect(held).toEqual({
      known: [],
      unreviewed: 0,
      stale: [
        { kind: "passes", case: "a", ...entry },
        { kind: "differs", case: "b", ...entry, observed: "tool_error" },
        { kind: "gone", case: "c", ...entry },
        { kind: "gone", case: "d", ...entry },
      ],
    });
  });

  it("knows a case that is skipped as listed, and tells a word from a verdict that is called the same", () => {
    const skipped: Verdict = { id: "a", kind: "skipped", expected };
    const entry = { ...threw("a"), verdict: "skipped" as const };
    expect(holdToBaseline([entry], "modern", [skipped]).known).toEqual(["a"]);
    expect(holdToBaseline([entry], "modern", [fails("a", "skipped")]).stale).toMatchObject([
      { kind: "differs" },
    ]);
  });

  it("leaves entries of other eras alone", () => {
    expect(holdToBaseline([known("a")], "legacy", [passes("a")])).toEqual({
      known: [],
      unreviewed: 0,
      stale: [],
    });
  });
});

describe("listFailures", () => {
  it("keeps what was said of a failure that is the same, drops what passes, and adds what is new", () => {
    const before = [known("a"), known("b"), known("c")];
    const verdicts = [fails("a"), fails("b", "tool_error"), passes("c"), fails("d")];
    expect(listFailures(before, [{ era: "modern", verdicts }])).toEqual([
      known("a"),
      known("b", "tool_error", "unreviewed"),
      known("d", "normal_complete", "unreviewed"),
    ]);
  });

  it("lists what is skipped, and not what was not put", () => {
    const verdicts: Verdict[] = [
      { id: "a", kind: "skipped", expected },
      { id: "b", kind: "not-put", expected },
    ];
    expect(listFailures([], [{ era: "modern", verdicts }])).toEqual([{ ...threw("a"), verdict: "skipped" }]);
  });

  it("keeps entries of eras that were not judged", () => {
    const legacy = { ...known("a"), era: "legacy" as const };
    expect(listFailures([legacy], [{ era: "modern", verdicts: [passes("a")] }])).toEqual([legacy]);
  });
});

describe("failsAsKnown", () => {
  const cases = [
    ["a", "flag-boolean"],
    ["b", "one-member"],
  ].map(([id, rule]) => ({ case: { id, rules: [rule] } }) as unknown as SelectedCase);
  const isKnown = failsAsKnown(cases, [known("a")], OWN_WORDS);
  const step = (because: string, word: string): Step => ({
    input: { text: "{}", context: "{}" },
    word: "unclassified",
    because,
    observation: { kind: "answered", word, changedInput: false },
  });

  it("takes an envelope for known that breaks the same rule and gets the same answer, and no other", () => {
    expect(isKnown(step("flag-boolean", "normal_complete"))).toBe(true);
    expect(isKnown(step("flag-boolean", "tool_error"))).toBe(false);
    expect(isKnown(step("one-member", "normal_complete"))).toBe(false);
  });
});
