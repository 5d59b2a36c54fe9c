import { describe, expect, it } from "vitest";
import type { CorpusCase } from "../../src/corpus/case.ts";
import { lintCorpus } from "../../src/corpus/lint.ts";
import { differingPlaces } from "../../src/corpus/places.ts";

const rule = { id: "a-rule", statement: "S.", keyword: "MUST", clause: "c" };
const good: CorpusCase = {
  id: "good",
  title: "T",
  why: "W.",
  rules: ["a-rule"],
  envelope: { result: { resultType: "complete", isError: false } },
  expect: { modern: "normal_complete" },
  since: "0.1.0",
};
const bad: CorpusCase = {
  ...good,
  id: "bad",
  envelope: { result: { resultType: "complete", isError: 0 } },
  expect: { modern: "unclassified" },
  twin: "good",
};
const third: CorpusCase = {
  ...bad,
  id: "third",
  envelope: { result: { resultType: "complete", isError: 1 } },
};
const lint = (...cases: CorpusCase[]) =>
  lintCorpus({ rules: [rule], decisions: [], groups: [{ group: "g", about: "A.", cases }] });
const { twin: _, ...orphan } = bad;

describe("lintCorpus", () => {
  it("finds nothing in a sound corpus", () => {
    expect(lint(good, bad, third)).toEqual([]);
  });

  it.each<[string, CorpusCase, string]>([
    [
      "a refused case without a twin",
      { ...orphan, id: "x", envelope: 1 },
      "case x: it is refused and has no twin",
    ],
    ["two equal cases", { ...bad, id: "x" }, "case x: equal to bad"],
    [
      "a twin that differs in two places",
      { ...bad, id: "x", envelope: { id: 1, result: { resultType: "complete", isError: 2 } } },
      "case x: differs from its twin good in 2 places: /envelope/id, /envelope/result/isError",
    ],
    [
      "a twin that differs in the context beside the envelope",
      {
        ...bad,
        id: "x",
        envelope: { result: { resultType: "complete", isError: 2 } },
        context: { requestId: 9 },
      },
      "case x: differs from its twin good in 2 places: /context/requestId, /envelope/result/isError",
    ],
    [
      "a twin of the same category",
      { ...good, id: "x", envelope: { result: { resultType: "complete" } }, twin: "good" },
      "case x: has the category of its twin good in every era",
    ],
    [
      "a twin that is refused as well",
      { ...bad, id: "x", envelope: { result: { resultType: "complete", isError: 2 } }, twin: "bad" },
      "case x: its twin bad is refused as well",
    ],
    [
      "an id that is a rule's",
      { ...third, id: "a-rule", envelope: { result: { resultType: "complete", isError: 3 } } },
      "a-rule: a case, rule or decision has it too",
    ],
  ])("finds %s", (_name, added, problem) => {
    expect(lint(good, bad, third, added)).toContain(problem);
  });

  it("finds a rule with too few cases, and one without twins", () => {
    expect(lint(good, bad)).toEqual(["rule a-rule: it has 2 cases, and needs 3"]);
    const { twin: _twin, ...plain } = { ...good, id: "y", envelope: {} };
    expect(lint(good, plain, { ...plain, id: "z", envelope: { a: 1 } })).toEqual([
      "rule a-rule: none of its cases has a twin",
    ]);
  });

  it("finds a decision that no case asks", () => {
    const decision = { id: "open", question: "Q?", positions: ["a", "b"], why: "W." };
    const groups = [{ group: "g", about: "A.", cases: [good, bad, third] }];
    expect(lintCorpus({ rules: [rule], decisions: [decision], groups })).toEqual([
      "decision open: no case asks it",
    ]);
  });
});

describe("differingPlaces", () => {
  it.each<[string, unknown, unknown, string[]]>([
    ["nothing", { a: [1, {}] }, { a: [1, {}] }, []],
    ["a value", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, ["/a/c"]],
    ["an added key", { a: { b: 1 } }, { a: { b: 1, c: undefined } }, []],
    ["a key that only one side has", { a: { b: 1 } }, { a: { b: 1, c: null } }, ["/a/c"]],
    ["an object replaced as a whole", { a: { b: 1, c: 2 } }, { a: {} }, ["/a"]],
    ["an array around a value", { a: 1 }, [{ a: 1 }], [""]],
    ["an own key named __proto__", JSON.parse('{"a":1,"__proto__":1}'), { a: 1 }, ["/__proto__"]],
  ])("finds %s", (_name, left, right, places) => {
    expect(differingPlaces(left, right)).toEqual(places);
  });

  it("goes as deep as it has to", () => {
    const deep = (value: number): unknown => JSON.parse(`${"[".repeat(50_000)}${value}${"]".repeat(50_000)}`);
    expect(differingPlaces(deep(1), deep(2))).toEqual([`${"/0".repeat(50_000)}`]);
  });
});
