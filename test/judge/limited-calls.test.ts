import { describe, expect, it } from "vitest";
import { DecodedCalls } from "../../src/judge/decoded-calls.ts";
import { LimitedCalls } from "../../src/judge/limited-calls.ts";
import type { Observation } from "../../src/judge/observation.ts";
import type { SubjectFunction } from "../../src/judge/subject.ts";

const INPUTS = ["0", "1", "2", '{"a":[1]}'].map((text) => ({ text, context: "{}" }));
const LIMIT = 150;

/** What calls with the inputs in their order come to. */
async function observe(subject: SubjectFunction, order: readonly number[] = [0, 1, 2, 3]) {
  const observed: [number, Observation][] = [];
  const calls = new LimitedCalls(subject, LIMIT, new DecodedCalls(INPUTS));
  for await (const { index, observation } of calls.observe(INPUTS, order)) {
    observed.push([index, observation]);
  }
  return observed;
}

function loop(): never {
  for (;;) {
    // It never ends.
  }
}

const fine = { kind: "answered", word: "fine", changedInput: false };
const late = { kind: "timeout", limit: LIMIT };

describe("LimitedCalls", () => {
  it("ends a loop, names the call that it is in, and goes on", async () => {
    const observed = await observe((value) => {
      return value === 1 ? loop() : "fine";
    });
    expect(observed).toEqual([
      [0, fine],
      [1, late],
      [2, fine],
      [3, fine],
    ]);
  });

  it("waits no longer than the limit for a promise", async () => {
    const observed = await observe((value) =>
      value === 2 ? new Promise(() => {}) : Promise.resolve("fine"),
    );
    expect(observed.map(([, { kind }]) => kind)).toEqual(["answered", "answered", "timeout", "answered"]);
  });

  it("ends a loop of a subject that is async, and of one that is so at times", async () => {
    const hangs = [fine, late, fine, fine].map((observation, index) => [index, observation]);
    expect(await observe(async (value) => (value === 1 ? loop() : "fine"))).toEqual(hangs);
    const atTimes: SubjectFunction = (value) => (value === 2 ? Promise.resolve("fine") : "fine");
    const many = Array.from({ length: 250 }, () => 2);
    const mixed = await observe(
      (value, context) => (value === 1 ? loop() : atTimes(value, context)),
      [...many, 0, 1, 0],
    );
    expect(mixed.slice(many.length)).toEqual([
      [0, fine],
      [1, late],
      [0, fine],
    ]);
  });

  it("believes in a loop or a missing answer only where it comes again", async () => {
    const calls = [0, 0, 0];
    const hangsOnce: SubjectFunction = (value) => {
      const count = (calls[value as number] = (calls[value as number] ?? 0) + 1);
      if (value === 1 && count === 1) {
        // As on a machine that is busy with something else.
        loop();
      }
      return value === 2 && count === 1 ? new Promise(() => {}) : "fine";
    };
    expect(await observe(hangsOnce, [0, 1, 2])).toEqual([0, 1, 2].map((index) => [index, fine]));
    expect(calls).toEqual([1, 2, 2]);
  });

  it("gives an input as it was to the calls after one that was ended with the input changed", async () => {
    const change: SubjectFunction = (value) => {
      (value as { a: number[] }).a.push(2);
      return loop();
    };
    const seen: unknown[] = [];
    const calls = new DecodedCalls(INPUTS);
    for (const subject of [change, (value: unknown) => (seen.push(value), "fine")]) {
      for await (const _ of new LimitedCalls(subject, LIMIT, calls).observe(INPUTS, [3])) {
        // Only what the second one sees is of interest.
      }
    }
    expect(seen).toEqual([{ a: [1] }]);
  });

  it("observes a changed input, a throw and an answer that is no text", async () => {
    const subject: SubjectFunction = (value) => {
      if (value === 0) {
        throw new TypeError("no");
      }
      if (value === 1) {
        return 7;
      }
      delete (value as { a?: unknown }).a;
      return "fine";
    };
    expect((await observe(subject, [0, 1, 3, 3])).map(([, observation]) => observation)).toEqual([
      { kind: "threw", message: "TypeError: no" },
      { kind: "no-word", shown: "7", texts: {} },
      { ...fine, changedInput: true },
      { ...fine, changedInput: true },
    ]);
  });

  it("is told of each call before it, over more calls than are put at once", async () => {
    const told: number[] = [];
    const order = Array.from({ length: 1200 }, (_, at) => at % 3);
    const calls = new LimitedCalls(
      () => "fine",
      LIMIT,
      new DecodedCalls(INPUTS),
      (at) => told.push(at),
    );
    const observed: number[] = [];
    for await (const { index } of calls.observe(INPUTS, order)) {
      observed.push(index);
    }
    expect(observed).toEqual(order);
    expect(told).toEqual([...order.keys()]);
  });
});
