import { describe, expect, it } from "vitest";
import type { Observation } from "../../src/judge/observation.ts";
import { plainVocabulary } from "../../src/judge/vocabulary.ts";
import { isFault, judgeCase, outcomeOf, saysOneOf } from "../../src/judge/verdict.ts";

const VOCABULARY = plainVocabulary(["good", "bad", "odd"]);
const GOOD = { words: ["good"] };
const OPEN = { words: ["good", "odd"], decision: "some-question" };

const answered = (word: string, changedInput = false): Observation => ({
  kind: "answered",
  word,
  changedInput,
});
const verdict = (expected: { words: string[] }, ...observations: Observation[]) =>
  judgeCase("a-case", expected, observations, VOCABULARY);

describe("judgeCase", () => {
  it("matches the one right word", () => {
    expect(verdict(GOOD, answered("good"), answered("good"))).toEqual({
      id: "a-case",
      expected: GOOD,
      kind: "match",
      observed: "good",
    });
  });

  it("accepts any word that an open decision allows, and no other", () => {
    expect(verdict(OPEN, answered("odd"), answered("odd")).kind).toBe("accepted");
    expect(verdict(OPEN, answered("bad"), answered("bad")).kind).toBe("differs");
  });

  it("calls another word a difference", () => {
    expect(verdict(GOOD, answered("bad"), answered("bad"))).toMatchObject({
      kind: "differs",
      observed: "bad",
    });
  });

  it("calls a second answer that differs unstable, even if one of them is right", () => {
    expect(verdict(GOOD, answered("good"), answered("bad"))).toMatchObject({
      kind: "unstable",
      detail: "answered good, then answered bad",
    });
  });

  it("counts no answer over everything else, whichever call it was", () => {
    const timeout: Observation = { kind: "timeout", limit: 1000 };
    expect(verdict(GOOD, answered("good", true), timeout)).toMatchObject({ kind: "timeout" });
    expect(verdict(GOOD, answered("good"), { kind: "threw", message: "Error: no" })).toMatchObject({
      kind: "threw",
      detail: "threw Error: no",
    });
  });

  it("calls a call that was made again a failure, even if every answer is right", () => {
    const repeated: Observation = { kind: "repeated-call", calls: 11 };
    expect(verdict(GOOD, answered("good"), repeated, answered("good"))).toEqual({
      id: "a-case",
      expected: GOOD,
      kind: "repeated-call",
      observed: "good",
      detail: "made the same call 11 times",
    });
    expect(verdict(OPEN, answered("bad"), repeated)).toMatchObject({
      kind: "repeated-call",
      observed: "bad",
    });
  });

  it("never takes it for an answer that a subject gave its caller nothing, whatever is right", () => {
    const nothing: Observation = { kind: "no-answer", reason: "dropped" };
    const expected = { id: "a-case", kind: "no-answer", detail: "gave its caller nothing: dropped" };
    expect(verdict(OPEN, nothing)).toEqual({ ...expected, expected: OPEN });
    expect(verdict(GOOD, answered("good"), nothing)).toEqual({ ...expected, expected: GOOD });
    expect(verdict(GOOD, nothing, { kind: "repeated-call", calls: 2 })).toEqual({
      ...expected,
      expected: GOOD,
    });
  });

  it("lets a word that stands for several pass where the right one is among them", () => {
    const coarse = new Map([["fine", ["good", "odd"]]]);
    const judged = (words: string[]) =>
      judgeCase("a-case", { words }, [answered("fine"), answered("fine")], coarse);
    expect(judged(["odd"])).toMatchObject({ kind: "match", observed: "fine" });
    expect(judged(["bad"])).toMatchObject({ kind: "differs", observed: "fine" });
    expect(judgeCase("a-case", GOOD, [answered("good")], coarse).kind).toBe("foreign-answer");
  });

  it("holds it neither for nor against a subject that it skips an input, but skipping only at times is unstable", () => {
    const skipped: Observation = { kind: "skipped", reason: "no revision of mine" };
    expect(verdict(GOOD, skipped)).toMatchObject({
      kind: "skipped",
      detail: "skipped it: no revision of mine",
    });
    expect(verdict(GOOD, answered("good"), skipped)).toMatchObject({
      kind: "unstable",
      detail: "answered good, then skipped it: no revision of mine",
    });
    expect(isFault({ kind: "skipped" })).toBe(false);
  });

  it("takes no word for an answer that is not in the vocabulary, not even one that is expected", () => {
    expect(judgeCase("a-case", { words: ["toString"] }, [answered("toString")], VOCABULARY).kind).toBe(
      "foreign-answer",
    );
  });
});

describe("outcomeOf", () => {
  it("counts what gave no answer as an error, and every other fault as a failure", () => {
    expect(["no-answer", "threw", "timeout", "exited"].map((kind) => outcomeOf(kind as "threw"))).toEqual([
      "error",
      "error",
      "error",
      "error",
    ]);
    expect(outcomeOf("repeated-call")).toBe("failure");
    expect(outcomeOf("differs")).toBe("failure");
    expect(outcomeOf("changed-envelope")).toBe("failure");
    expect(outcomeOf("unstable")).toBe("failure");
    expect(outcomeOf("foreign-answer")).toBe("failure");
    expect(outcomeOf("match")).toBe("pass");
    expect(outcomeOf("accepted")).toBe("pass");
  });
});

describe("saysOneOf", () => {
  it("is so of one right word that left the input alone, whatever else the word stands for", () => {
    const coarse = new Map([["fine", ["good", "odd"]]]);
    expect(saysOneOf(answered("good"), ["good"], VOCABULARY)).toBe(true);
    expect(saysOneOf(answered("odd"), ["good", "odd"], VOCABULARY)).toBe(true);
    expect(saysOneOf(answered("fine"), ["odd"], coarse)).toBe(true);
  });

  it.each<[string, Observation]>([
    ["another word", answered("bad")],
    ["a word that is none", answered("constructor")],
    ["a right word for a changed input", answered("good", true)],
    ["a throw", { kind: "threw", message: "good" }],
    ["no answer", { kind: "timeout", limit: 1 }],
    ["nothing for a caller", { kind: "no-answer", reason: "good" }],
  ])("is not so of %s", (_, observation) => {
    expect(saysOneOf(observation, ["good"], VOCABULARY)).toBe(false);
    // What is so passes, and what is not so is judged.
    expect(isFault(verdict(GOOD, observation))).toBe(true);
  });
});
