import { describe, expect, it } from "vitest";
import { readCorpus } from "../../src/corpus/read.ts";
import { selectCases } from "../../src/corpus/select.ts";
import { CATEGORIES } from "../../src/protocol/category.ts";
import { blindSpots } from "../../src/run/blind-spots.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";

const corpus = readCorpus();
const twelve = { ...corpus, groups: corpus.groups.filter(({ group }) => group === "twelve") };
const claims = { corpus, era: "modern", features: [] } as const;
const ofTwelve = { ...claims, corpus: twelve };
const { cases } = selectCases(twelve, "modern", []);
const whole = selectCases(corpus, "modern", []).cases;

describe("blindSpots", () => {
  it("finds none where every word stands for one category", async () => {
    expect(await blindSpots(OWN_WORDS, whole, claims)).toBeUndefined();
  });

  it("names the mutants that only a word of their own could show", async () => {
    const coarse = new Map<string, readonly string[]>([
      ["done", ["normal_complete", "tool_error"]],
      ...CATEGORIES.slice(2).map((category) => [category, [category]] as const),
    ]);
    const spots = await blindSpots(coarse, whole, claims);
    expect(spots?.merged).toEqual([{ word: "done", categories: ["normal_complete", "tool_error"] }]);
    // It answers one of the two for the other, and is right in everything else.
    expect(spots?.neverStopped).toContain("flag-inverted");
    // It takes an unknown type for a complete result, which the words do tell apart.
    expect(spots?.neverStopped).not.toContain("result-means-complete");
    expect(spots?.stoppable).toBeGreaterThan(spots?.neverStopped.length ?? Infinity);
  });

  it("names every mutant that only misreads where one word stands for everything", async () => {
    const spots = await blindSpots(new Map([["answer", CATEGORIES]]), cases, ofTwelve);
    expect(spots?.neverStopped).toContain("result-means-complete");
    // It throws, whatever the words are.
    expect(spots?.neverStopped).not.toContain("null-error-throws");
    expect(spots?.stoppable).toBeGreaterThan(spots?.neverStopped.length ?? Infinity);
  });

  it("loses nothing by a word that stands for two categories if each has a word of its own only", async () => {
    const spots = await blindSpots(
      new Map([...OWN_WORDS, ["either", ["tool_error", "unclassified"]]]),
      cases,
      ofTwelve,
    );
    expect(spots?.merged).toEqual([{ word: "either", categories: ["tool_error", "unclassified"] }]);
    expect(spots?.neverStopped).toEqual([]);
  });

  it("names the same mutants whatever position the receiver declares", async () => {
    const coarse = new Map<string, readonly string[]>([
      ["done", ["normal_complete", "tool_error"]],
      ...CATEGORIES.slice(2).map((category) => [category, [category]] as const),
    ]);
    const legacy = { corpus, era: "legacy", features: [] } as const;
    const closed = selectCases(corpus, "legacy", [], { "legacy-typed-result": "unclassified" }).cases;
    const declared = await blindSpots(coarse, closed, legacy);
    expect(declared).toEqual(await blindSpots(coarse, selectCases(corpus, "legacy", []).cases, legacy));
    expect(declared?.neverStopped).toContain("flag-inverted");
  });

  it("counts the cases that expect what no word stands for", async () => {
    const words = new Map([...OWN_WORDS].filter(([word]) => word !== "protocol_error"));
    // protocol_error alone of the twelve expects it.
    expect(await blindSpots(words, cases, ofTwelve)).toEqual({
      merged: [],
      unsayable: [{ category: "protocol_error", cases: 1 }],
      stoppable: 0,
      neverStopped: [],
    });
  });
});
