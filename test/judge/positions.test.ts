import { describe, expect, it } from "vitest";
import { holdPositions, positionsOf } from "../../src/judge/positions.ts";
import { plainVocabulary } from "../../src/judge/vocabulary.ts";
import type { Verdict } from "../../src/judge/verdict.ts";

const accepted = (id: string, words: string[], observed: string): Verdict => ({
  id,
  kind: "accepted",
  expected: { words, decision: "open" },
  observed,
});
const WORDS = plainVocabulary(["tool_error", "normal_complete", "unclassified"]);
const TRUE_FLAG = ["tool_error", "unclassified"];
const NO_FLAG = ["normal_complete", "unclassified"];

describe("positionsOf", () => {
  it("names the position by its place among the words, which differ from case to case", () => {
    const verdicts = [accepted("a", TRUE_FLAG, "tool_error"), accepted("b", NO_FLAG, "normal_complete")];
    expect(positionsOf(verdicts, WORDS)).toEqual([{ decision: "open", indexes: [0], firstCase: "a" }]);
  });
});

describe("holdPositions", () => {
  it("leaves a subject alone that takes one position throughout", () => {
    const verdicts = [accepted("a", TRUE_FLAG, "unclassified"), accepted("b", NO_FLAG, "unclassified")];
    expect(holdPositions(verdicts, WORDS)).toEqual(verdicts);
  });

  it("turns an answer by another position into a difference", () => {
    const verdicts = [
      accepted("a", TRUE_FLAG, "tool_error"),
      accepted("b", NO_FLAG, "unclassified"),
      accepted("c", NO_FLAG, "normal_complete"),
    ];
    expect(holdPositions(verdicts, WORDS).map(({ kind }) => kind)).toEqual([
      "accepted",
      "differs",
      "accepted",
    ]);
    expect(holdPositions(verdicts, WORDS)[1]?.detail).toBe("takes another position on open than in a");
  });

  it("takes a word that stands for both positions for either, until another answer tells which", () => {
    const coarse = new Map([
      ["done", ["normal_complete", "tool_error", "unclassified"]],
      ["failed", ["tool_error"]],
      ["invalid", ["unclassified"]],
    ]);
    const verdicts = [
      accepted("a", NO_FLAG, "done"),
      accepted("b", TRUE_FLAG, "failed"),
      accepted("c", NO_FLAG, "done"),
      accepted("d", NO_FLAG, "invalid"),
    ];
    expect(positionsOf(verdicts.slice(0, 1), coarse)[0]?.indexes).toEqual([0, 1]);
    expect(holdPositions(verdicts, coarse).map(({ heldTo }) => heldTo)).toEqual([
      undefined,
      undefined,
      undefined,
      "a",
    ]);
  });

  it("judges nothing by a case that gave no allowed answer", () => {
    const wrong: Verdict = { ...accepted("a", NO_FLAG, "tool_error"), kind: "differs" };
    const verdicts = [wrong, accepted("b", NO_FLAG, "unclassified")];
    expect(holdPositions(verdicts, WORDS)).toEqual(verdicts);
  });
});
