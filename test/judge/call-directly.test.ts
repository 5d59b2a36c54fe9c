import { describe, expect, it } from "vitest";
import { callDirectly } from "../../src/judge/call-directly.ts";
import type { Observation } from "../../src/judge/observation.ts";
import type { SubjectFunction } from "../../src/judge/subject.ts";

const INPUTS = ['{"a":[1]}', "null"].map((text) => ({ text, context: '{"known":["b"]}' }));

async function observe(subject: SubjectFunction, order = [0]): Promise<[number, Observation][]> {
  const observed: [number, Observation][] = [];
  for await (const { index, observation } of callDirectly(subject).observe(INPUTS, order)) {
    observed.push([index, observation]);
  }
  return observed;
}

describe("callDirectly", () => {
  it("calls in the order that is given, plain or async", async () => {
    const right = (word: string): Observation => ({ kind: "answered", word, changedInput: false });
    expect(await observe((input) => JSON.stringify(input), [1, 0])).toEqual([
      [1, right("null")],
      [0, right('{"a":[1]}')],
    ]);
    expect(await observe(async () => "late")).toEqual([[0, right("late")]]);
  });

  it("decodes input and context afresh for each call", async () => {
    const changes: SubjectFunction = (input, context) => {
      (input as { a: number[] }).a.push(2);
      (context as { known: string[] }).known.push("c");
      return JSON.stringify([input, context]);
    };
    const changed = { kind: "answered", word: '[{"a":[1,2]},{"known":["b","c"]}]', changedInput: true };
    expect(await observe(changes, [0, 0])).toEqual([
      [0, changed],
      [0, changed],
    ]);
  });

  it.each<[string, SubjectFunction, Observation]>([
    ["a throw", () => JSON.parse("{"), { kind: "threw", message: expect.stringMatching(/^SyntaxError: /) }],
    ["a rejection", () => Promise.reject(new Error("no")), { kind: "threw", message: "Error: no" }],
    [
      "an answer that is no text",
      async () => ({ a: "b" }),
      { kind: "no-word", shown: "{ a: 'b' }", texts: { a: "b" } },
    ],
  ])("says so for %s", async (_what, subject, observation) => {
    expect(await observe(subject)).toEqual([[0, observation]]);
  });
});
