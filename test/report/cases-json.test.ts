import { describe, expect, it } from "vitest";
import { counterexamplesJson, huntedCasesJson } from "../../src/report/cases-json.ts";
import type { CheckedReceiver } from "../../src/report/check-verdict.ts";
import type { Difference, Hunted } from "../../src/run/hunt.ts";
import { brokenLaw, law, result } from "./results.ts";

const idsOf = (text: string): string[] => JSON.parse(text).cases.map(({ id }: { id: string }) => id);

/** A receiver that breaks a law: the counterexample is a case of an era. */
function breaking(name: string, era: "modern" | "legacy"): CheckedReceiver {
  const broken = brokenLaw(name);
  const readyCase = {
    ...(broken.readyCase as NonNullable<typeof broken.readyCase>),
    expect: { [era]: "unclassified" },
  };
  return result([], { properties: [law("holds"), { ...broken, readyCase } as typeof broken] });
}

describe("counterexamplesJson", () => {
  it("has each counterexample once, and every id once", () => {
    const all = [
      breaking("a", "modern"),
      breaking("a", "modern"),
      breaking("a", "legacy"),
      breaking("b", "modern"),
    ];
    const text = counterexamplesJson([...all, { receiver: "c", era: "modern", problem: "p" }]);
    expect(idsOf(text)).toEqual(["generated-a-3", "generated-a-3-2", "generated-b-3"]);
    const { group, about, cases } = JSON.parse(text);
    expect([group, about]).toEqual(["counterexamples", "Generated envelopes that a receiver misreads."]);
    expect(cases.map(({ expect: expected }: { expect: object }) => Object.keys(expected))).toEqual([
      ...[["modern"], ["legacy"], ["modern"]],
    ]);
  });

  it("has an empty list where no law is broken", () => {
    expect(idsOf(counterexamplesJson([result([], { properties: [law("holds")] })]))).toEqual([]);
  });
});

describe("huntedCasesJson", () => {
  it("has the cases that stop a mutant", () => {
    const suspect = { id: "m", title: "a mutant" };
    const hunted: Hunted = { suspect, envelopes: 1, leftOut: 0, cutShort: false };
    const { readyCase } = brokenLaw("a");
    const difference = { steps: [], recurred: true, showsAlone: true, readyCase } as unknown as Difference;
    const text = huntedCasesJson([
      hunted,
      { ...hunted, difference },
      { suspect, problem: "it does not load" },
    ]);
    expect(idsOf(text)).toEqual(["generated-a-3"]);
    expect(JSON.parse(text).group).toBe("hunted");
  });
});
