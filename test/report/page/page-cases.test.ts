import { describe, expect, it } from "vitest";
import { pageCases } from "../../../src/report/page/page-cases.ts";
import { CORPUS, corpusCase } from "./small.ts";

const { cases, places } = pageCases(CORPUS.groups, CORPUS);
const byId = (id: string) => cases.find((each) => each.id === id)!;

describe("pageCases", () => {
  it("puts cases of a rule side by side, the rules and the cases of each in their order", () => {
    expect(cases.map(({ id }) => id)).toEqual(["f1", "f2", "f3", "t1", "t2"]);
    expect([...places]).toEqual([
      ["f1", 0],
      ["f2", 1],
      ["f3", 2],
      ["t1", 3],
      ["t2", 4],
    ]);
  });

  it("says of a case its group, what is right in each era, and what the client knew", () => {
    const client = {
      method: "tools/call",
      requestId: 7,
      resultTypes: [],
      clientCapabilities: { elicitation: {}, sampling: {}, roots: {} },
    };
    expect(byId("f3")).toEqual({
      id: "f3",
      title: "The case f3",
      why: "Because.",
      group: "second",
      rules: ["flag"],
      features: [],
      envelope: '{\n  "result": {\n    "isError": true\n  }\n}',
      contexts: { modern: { ...client, era: "modern" }, legacy: { ...client, era: "legacy" } },
      expected: { modern: ["tool_error"], legacy: ["tool_error"] },
    });
  });

  it("names the open question, and each of its answers once", () => {
    expect(byId("t2")).toMatchObject({
      decision: "open",
      features: ["mrtr"],
      expected: { modern: ["tool_error", "unclassified"], legacy: ["tool_error"] },
    });
  });

  it("shows a twin in what it differs", () => {
    expect(byId("f1").twin).toEqual({
      id: "f3",
      differences: [{ place: "envelope.result.isError", here: "1", there: "true" }],
    });
  });

  it("finds a twin in a group that is not put", () => {
    const [first] = CORPUS.groups;
    expect(pageCases([first!], CORPUS).cases.find(({ id }) => id === "f1")?.twin?.id).toBe("f3");
  });

  it("leaves raw text as it is", () => {
    expect(byId("f2").envelope).toBe('{ "a":\t1 }');
  });

  it("shows the first 4,000 characters of what is huge, and how many more there are", () => {
    const long = corpusCase("long", "flag", { raw: `"${"x".repeat(9_999)}"`, envelope: undefined });
    const exact = corpusCase("exact", "flag", { raw: `"${"x".repeat(3_998)}"`, envelope: undefined });
    const group = { group: "g", about: "A.", cases: [long, exact] };
    const shown = pageCases([group], CORPUS).cases.map(({ envelope }) => envelope);
    expect(shown).toEqual([`"${"x".repeat(3_999)}… (6,001 more characters)`, `"${"x".repeat(3_998)}"`]);
  });

  it("does not lay out what is too deep for it", () => {
    const deep = corpusCase("deep", "flag", {
      build: { name: "deep-array-envelope", size: 20_000 },
      envelope: undefined,
      twin: "f3",
    });
    const [shown] = pageCases([{ group: "g", about: "A.", cases: [deep] }], CORPUS).cases;
    expect(shown?.envelope).toBe(`${"[".repeat(4_000)}… (36,002 more characters)`);
    expect(shown?.twin?.differences.map(({ place }) => place)).toEqual(["context.requestId", "envelope"]);
    expect(shown?.twin?.differences[1]?.here).toBe(`${"[".repeat(4_000)}… (36,002 more characters)`);
  });
});
