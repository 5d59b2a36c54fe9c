import { describe, expect, it } from "vitest";
import { Patience } from "../../src/judge/patience.ts";

function patienceAfter(timeouts: number, answerLimit: number): Patience {
  const patience = new Patience(answerLimit);
  for (let time = 0; time < timeouts; time++) {
    patience.timedOut();
  }
  return patience;
}

describe("patience", () => {
  it.each([
    [0, 2000, 2000],
    [2, 2000, 2000],
    [3, 2000, 200],
    [3, 500, 100],
    [3, 50, 50],
  ])("after %i time-outs of %i ms waits %i ms", (timeouts, answerLimit, limit) => {
    expect(patienceAfter(timeouts, answerLimit).limit).toBe(limit);
  });

  it("is over after 25 inputs in a row without an answer, time-outs or ends", () => {
    const patience = patienceAfter(20, 1000);
    for (let time = 0; time < 4; time++) {
      patience.ended();
    }
    expect(patience.over).toBeUndefined();
    patience.ended();
    expect(patience.over).toBe("25 inputs in a row hung the receiver or ended its process");
  });

  it("begins anew with an answer, but waits no longer again", () => {
    const patience = patienceAfter(24, 1000);
    patience.renew();
    patience.ended();
    expect(patience.over).toBeUndefined();
    expect(patience.limit).toBe(100);
  });
});
