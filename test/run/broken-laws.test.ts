import { expect, it } from "vitest";
import type { CounterStep } from "../../src/judge/property.ts";
import { contextFor } from "../../src/protocol/receiver.ts";
import { brokenLaws } from "../../src/run/broken-laws.ts";
import type { CheckResult, CheckedProperty } from "../../src/run/check.ts";

const stepOf = (because: string, isWrong: boolean): CounterStep => ({
  input: { text: "{}", context: "{}" },
  word: "unclassified",
  because,
  observation: { kind: "answered", word: "tool_error", changedInput: false },
  isWrong,
});
const lawOf = (id: string, counterexample?: CounterStep[]): CheckedProperty => ({
  ...{ id, statement: "It holds.", runs: 1, skipped: 0, known: 0, cutShort: false },
  ...(counterexample === undefined ? {} : { counterexample }),
});
const resultOf = (failedRule: string | undefined, properties: CheckedProperty[]): CheckResult => ({
  ...{ receiver: "r", era: "modern", features: [], seed: 1, runs: 1 },
  cases: [
    {
      case: { id: "a", title: "A", why: "B.", rules: [failedRule ?? "r"], expect: {}, since: "0.1.0" },
      text: "{}",
      context: contextFor("modern"),
      expected: "unclassified",
    },
  ],
  verdicts: [
    { id: "a", kind: failedRule === undefined ? "match" : "differs", expected: { words: ["unclassified"] } },
  ],
  ...{ unclaimed: [], superseded: [], taken: {}, idle: [], properties },
});
const shownOf = (failedRule: string | undefined, laws: CheckedProperty[]) => {
  const { shown, others } = brokenLaws(resultOf(failedRule, laws));
  return [shown.map(({ id }) => id), others];
};

it("shows nothing of laws that hold", () => {
  expect(shownOf(undefined, [lawOf("holds")])).toEqual([[], []]);
});

it("shows two laws that break a rule which no failed case is about, the shortest first", () => {
  const laws = [
    lawOf("known", [stepOf("flag", true)]),
    lawOf("long", [stepOf("type", false), stepOf("type", true)]),
    lawOf("short", [stepOf("type", true)]),
    lawOf("also", [stepOf("type", true)]),
  ];
  expect(shownOf("flag", laws)).toEqual([
    ["short", "also"],
    ["long", "known"],
  ]);
});

it("shows one where none tells anything new", () => {
  const laws = [lawOf("first", [stepOf("flag", true)]), lawOf("second", [stepOf("flag", true)])];
  expect(shownOf("flag", laws)).toEqual([["first"], ["second"]]);
  // That another envelope of it is of another rule, and was answered rightly, is no news.
  expect(shownOf("flag", [lawOf("first", [stepOf("type", false), stepOf("flag", true)])])).toEqual([
    ["first"],
    [],
  ]);
  const one = [lawOf("news", [stepOf("type", true)]), lawOf("other", [stepOf("flag", true)])];
  expect(shownOf("flag", one)).toEqual([["news"], ["other"]]);
});
