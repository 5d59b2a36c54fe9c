import { describe, expect, it, vi } from "vitest";
import type { Observation } from "../../src/judge/observation.ts";
import type { Calls } from "../../src/judge/observer.ts";
import { type Property, judgeProperty } from "../../src/judge/property.ts";
import { plainVocabulary } from "../../src/judge/vocabulary.ts";

const step = { input: { text: "{}", context: "{}" }, word: "good", because: "a rule" };
const property: Property = {
  id: "p",
  statement: "All are good.",
  draw: (runs) => Array.from({ length: runs }, () => [step, step]),
  shrink: async (seed, index) => property.draw(index + 1, seed)[index] ?? [],
};
const skipped: Observation = { kind: "skipped", reason: "not mine" };
const answered = (word: string): Observation => ({ kind: "answered", word, changedInput: false });
const calls = (observationOf: (call: number) => Observation): Calls => ({
  async *observe(_, order) {
    for (const [call, index] of order.entries()) {
      yield { index, observation: observationOf(call) };
    }
  },
});
const trial = { runs: 5, seed: 1, vocabulary: plainVocabulary(["good", "bad"]), limit: 1000 };

describe("judgeProperty", () => {
  it("counts the samples that are skipped in part or whole", async () => {
    const observed = calls((call) => (call === 3 ? skipped : answered("good")));
    expect(await judgeProperty(observed, property, trial)).toMatchObject({ runs: 5, skipped: 1, known: 0 });
    expect(
      await judgeProperty(
        calls(() => skipped),
        property,
        trial,
      ),
    ).toMatchObject({ runs: 5, skipped: 5 });
  });

  it("never counts more samples as skipped or known than were put wholly before the time was over", async () => {
    const clock = vi.spyOn(performance, "now");
    const observed = calls((call) => {
      // The time is over while the second of two samples is under way.
      clock.mockReturnValue(call < 2 ? 0 : 5000);
      return call < 2 ? skipped : answered("bad");
    });
    clock.mockReturnValue(0);
    const verdict = await judgeProperty(observed, property, { ...trial, isKnown: () => true });
    clock.mockRestore();
    expect(verdict).toMatchObject({ runs: 1, skipped: 1, known: 0, cutShort: true });
  });

  it("takes nothing that was not put for a counterexample, and counts no sample from there on", async () => {
    const notPut: Observation = { kind: "not-put", reason: "it was given up" };
    const later = calls((call) => (call < 3 ? answered("good") : notPut));
    const verdict = await judgeProperty(later, property, trial);
    expect(verdict).toMatchObject({ runs: 1, skipped: 0, known: 0, cutShort: true });
    expect(verdict.counterexample).toBeUndefined();
    const never = await judgeProperty(
      calls(() => notPut),
      property,
      trial,
    );
    expect(never).toMatchObject({ runs: 0, cutShort: true });
    expect(never.counterexample).toBeUndefined();
  });

  it("takes what is known for no counterexample, and marks in one what is wrong", async () => {
    const observed = calls((call) => answered(call === 2 ? "bad" : "good"));
    const held = await judgeProperty(observed, property, { ...trial, isKnown: () => true });
    expect(held).toMatchObject({ runs: 5, known: 1 });
    expect(held.counterexample).toBeUndefined();
    const bad = calls(() => answered("bad"));
    const { counterexample } = await judgeProperty(bad, property, trial);
    expect(counterexample?.map(({ isWrong }) => isWrong)).toEqual([true, true]);
  });
});
