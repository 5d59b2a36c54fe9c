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
const soft = { result: { resultType: "complete", isError: true } };
const allRefused = { modern: "unclassified", legacy: "unclassified" } as const;
const broken = { result: { resultType: "complete", isError: 2 } };

describe("lintCorpus", () => {
  it("finds nothing in a sound corpus", () => {
    expect(lint(good, bad, third)).toEqual([]);
  });

  it.each<[string, CorpusCase, string]>([
    ["two equal cases", { ...bad, id: "x" }, "case x: equal to bad; let it ask something else"],
    [
      "an id that is a rule's",
      { ...bad, id: "a-rule", envelope: broken },
      "id a-rule: a case, rule or decision has it too; choose another",
    ],
  ])("finds %s", (_name, added, problem) => {
    expect(lint(good, bad, third, added)).toEqual([problem]);
  });

  it.each<[string, CorpusCase, readonly CorpusCase[], string]>([
    [
      "a refused case without one",
      { ...orphan, id: "x", envelope: broken },
      [],
      "case x: refused in modern, and has no twin; name a case that differs in one place and is not refused",
    ],
    [
      "a case without one that is refused in a later era only",
      { ...orphan, id: "x", envelope: broken, expect: { modern: "input_required", legacy: "unclassified" } },
      [],
      "case x: refused in legacy, and has no twin; name a case that differs in one place and is not refused",
    ],
    [
      "one that lacks an era of the case",
      { ...bad, id: "x", envelope: broken, expect: { modern: "unclassified", legacy: "unclassified" } },
      [],
      "case x: its twin good is not for legacy; say there what is expected, or take another twin",
    ],
    [
      "one that is refused as well, in a later era only",
      { ...bad, id: "x", envelope: broken, expect: allRefused, twin: "y" },
      [
        {
          ...orphan,
          id: "y",
          expect: { ...allRefused, modern: "normal_complete" },
          envelope: soft,
          twin: "z",
        },
        { ...good, id: "z", envelope: {}, expect: { modern: "tool_error", legacy: "tool_error" } },
      ],
      "case x: its twin y is refused in legacy as well; take one that is not",
    ],
    [
      "one of the same category",
      { ...good, id: "x", envelope: soft, twin: "good" },
      [],
      "case x: expects what its twin good does in modern; take a twin of another category",
    ],
    [
      "one that differs in two places",
      { ...bad, id: "x", envelope: { id: 1, ...broken } },
      [],
      "case x: differs from its twin good in 2 places, and may in one: /envelope/id, /envelope/result/isError",
    ],
    [
      "one that differs in the context beside the envelope",
      { ...bad, id: "x", envelope: broken, context: { requestId: 9 } },
      [],
      "case x: differs from its twin good in 2 places, and may in one: /context/requestId, /envelope/result/isError",
    ],
    [
      "one that needs a feature which the case does not",
      { ...bad, id: "x", envelope: broken, twin: "y", features: ["mrtr"] },
      [{ ...good, id: "y", features: ["mrtr", "json-rpc"] }],
      "case x: its twin y needs json-rpc, and the case does not; take one that applies wherever the case does",
    ],
    [
      "one that does not apply under a feature under which the case does",
      { ...bad, id: "x", envelope: broken, twin: "y" },
      [{ ...good, id: "y", unless: ["json-rpc"] }],
      "case x: its twin y does not apply under json-rpc, and the case does; take one that applies wherever the case does",
    ],
  ])("finds of twins %s", (_name, added, others, problem) => {
    expect(lint(good, bad, third, added, ...others)).toEqual([problem]);
  });

  it.each<[string, CorpusCase, readonly CorpusCase[]]>([
    [
      "one without weight in one of two eras",
      { ...bad, id: "x", envelope: broken, expect: { ...bad.expect, legacy: "tool_error" }, twin: "y" },
      [{ ...good, id: "y", envelope: soft, expect: { ...good.expect, legacy: "tool_error" } }],
    ],
    [
      "one that is refused where the case is not",
      { ...bad, id: "x", envelope: broken, expect: { ...bad.expect, legacy: "tool_error" }, twin: "y" },
      [
        { ...good, id: "y", envelope: soft, expect: { ...good.expect, legacy: "unclassified" }, twin: "z" },
        { ...good, id: "z", envelope: {}, expect: { modern: "tool_error", legacy: "tool_error" } },
      ],
    ],
    [
      "one under an open decision",
      { ...bad, id: "x", envelope: broken, twin: "y" },
      [
        {
          ...good,
          id: "y",
          envelope: soft,
          expect: { modern: { oneOf: ["normal_complete", "unclassified"], decision: "d" } },
        },
      ],
    ],
    [
      "one that applies more often",
      { ...bad, id: "x", envelope: broken, features: ["mrtr"], unless: ["json-rpc"] },
      [],
    ],
  ])("lets pass of twins %s", (_name, added, others) => {
    expect(lint(good, bad, third, added, ...others)).toEqual([]);
  });

  it("finds a rule with too few cases, and one without twins", () => {
    expect(lint(good, bad)).toEqual(["rule a-rule: it has 2 cases, and needs 3; add some"]);
    const { twin: _twin, ...plain } = { ...good, id: "y", envelope: {} };
    expect(lint(good, plain, { ...plain, id: "z", envelope: { a: 1 } })).toEqual([
      "rule a-rule: none of its cases has a twin; add one that has",
    ]);
  });

  it("finds a decision that no case asks", () => {
    const decision = { id: "open", question: "Q?", positions: ["a", "b"], why: "W." };
    const groups = [{ group: "g", about: "A.", cases: [good, bad, third] }];
    expect(lintCorpus({ rules: [rule], decisions: [decision], groups })).toEqual([
      "decision open: no case asks it; add one",
    ]);
  });
});

describe("differingPlaces", () => {
  it.each<[string, unknown, unknown, string[]]>([
    ["nothing", { a: [1, {}] }, { a: [1, {}] }, []],
    ["a value", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, ["/a/c"]],
    ["nothing in empty lists", { a: [] }, { a: [] }, []],
    ["an empty list for an empty object", { a: [] }, { a: {} }, ["/a"]],
    ["a key that only one side has", { a: { b: 1 } }, { a: { b: 1, c: null } }, ["/a/c"]],
    ["a member in another's place", { a: 1, Result: 2 }, { a: 1, result: 3 }, ["/Result|result"]],
    ["two members for one", { a: 1, b: 1, c: 1 }, { a: 1, d: 1 }, ["/b", "/c", "/d"]],
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
