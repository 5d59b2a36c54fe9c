import { describe, expect, it } from "vitest";
import { holdPositions, positionsOf } from "../../src/judge/positions.ts";
import type { Verdict } from "../../src/judge/verdict.ts";

const accepted = (id: string, words: string[], observed: string): Verdict => ({
  id,
  kind: "accepted",
  expected: { words, decision: "open" },
  observed,
});
const TRUE_FLAG = ["tool_error", "unclassified"];
const NO_FLAG = ["normal_complete", "unclassified"];

describe("positionsOf", () => {
  it("names the position by its place among the words, which differ from case to case", () => {
    const verdicts = [accepted("a", TRUE_FLAG, "tool_error"), accepted("b", NO_FLAG, "normal_complete")];
    expect(positionsOf(verdicts)).toEqual([{ decision: "open", index: 0, firstCase: "a" }]);
  });
});

describe("holdPositions", () => {
  it("leaves a subject alone that takes one position throughout", () => {
    const verdicts = [accepted("a", TRUE_FLAG, "unclassified"), accepted("b", NO_FLAG, "unclassified")];
    expect(holdPositions(verdicts)).toEqual(verdicts);
  });

  it("turns an answer by another position into a difference", () => {
    const verdicts = [
      accepted("a", TRUE_FLAG, "tool_error"),
      accepted("b", NO_FLAG, "unclassified"),
      accepted("c", NO_FLAG, "normal_complete"),
    ];
    expect(holdPositions(verdicts).map(({ kind }) => kind)).toEqual(["accepted", "differs", "accepted"]);
    expect(holdPositions(verdicts)[1]?.detail).toBe("takes another position on open than in a");
  });

  it("judges nothing by a case that gave no allowed answer", () => {
    const wrong: Verdict = { ...accepted("a", NO_FLAG, "tool_error"), kind: "differs" };
    const verdicts = [wrong, accepted("b", NO_FLAG, "unclassified")];
    expect(holdPositions(verdicts)).toEqual(verdicts);
  });
});
