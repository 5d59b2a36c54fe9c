import pc from "picocolors";
import { describe, expect, it } from "vitest";
import type { SelectedCase } from "../../src/corpus/select.ts";
import type { Verdict } from "../../src/judge/verdict.ts";
import { contextFor } from "../../src/protocol/receiver.ts";
import { checkTerminal } from "../../src/report/check-terminal.ts";
import { columnsOf } from "../../src/report/columns.ts";
import type { CheckResult, CheckedProperty } from "../../src/run/check.ts";
import { findingsOfCheck } from "../../src/run/findings.ts";

const expected = { words: ["unclassified"] };
const caseOf = (id: string, more: Partial<SelectedCase["case"]> = {}, text = "{}"): SelectedCase => ({
  case: {
    ...{ id, title: "A case", why: "Because.", rules: ["total"], expect: {}, since: "0.1.0" },
    ...more,
  },
  text,
  context: contextFor("modern"),
  expected: "unclassified",
});
const broken = (more: Partial<CheckedProperty> = {}): CheckedProperty => ({
  ...{ id: "breaks", statement: "It breaks.", runs: 1, skipped: 0, known: 0, cutShort: false },
  counterexample: [
    {
      input: { text: "{}", context: "{}" },
      word: "unclassified",
      because: "one-member",
      observation: { kind: "threw", message: "Error: \u001b[2J" },
      isWrong: true,
    },
  ],
  readyCase: {
    ...{ id: "generated-breaks-3", title: "T", why: "W.", rules: ["one-member"] },
    ...{ envelope: {}, expect: {}, since: "0.1.0" },
  },
  ...more,
});
const result: CheckResult = {
  ...{ receiver: "./evil\u001b[2J.mjs", era: "modern", features: ["mrtr"], seed: 3, runs: 10 },
  cases: [caseOf("a", {}, '"\u001b[31m"'), caseOf("b")],
  verdicts: [
    { id: "a", kind: "foreign-answer", expected, observed: "\u001b[2J", detail: "no category" },
    { id: "b", kind: "match", expected, observed: "unclassified" },
  ],
  ...{ unclaimed: ["c"], superseded: [] },
  ...{ taken: { "an-open-one": ["first"] }, idle: ["another-one"] },
  properties: [
    { id: "holds", statement: "It holds.", runs: 10, skipped: 0, known: 0, cutShort: false },
    broken(),
  ],
};
const linesOf = (changes: Partial<CheckResult>): string[] => {
  const changed = { ...result, ...changes };
  const findings = findingsOfCheck(changed, { rules: [], decisions: [], groups: [] });
  return checkTerminal(changed, findings, pc.createColors(false)).split("\n");
};
const failing = (id: string, more: Partial<Verdict> = {}): Verdict => ({
  ...{ id, kind: "differs", expected, observed: "tool_error" },
  ...more,
});

describe("checkTerminal", () => {
  it("shows what differs first, then a hint, the counts last, with nothing that acts on the terminal", () => {
    expect(linesOf({})).toEqual([
      "foreign-answer  a  A case (total)",
      '  envelope  "\\u001b[31m"',
      "  expected  unclassified; no category",
      "",
      "misread  law breaks  (It breaks.)",
      "  envelope  {}",
      "  expected  unclassified (one-member), got threw: Error: \\u001b[2J",
      '  as a case  {"id":"generated-breaks-3","title":"T","why":"W.","rules":["one-member"],"envelope":{},"expect":{},"since":"0.1.0"}',
      "",
      "Next: npx killtable explain a",
      "  or: the same command with --case a",
      "",
      "2 cases: 1 match, 1 foreign-answer; 1 left out: feature not claimed",
      "open decisions, as it takes them: an-open-one=first",
      "declared, but no case here asks for it: another-one",
      "1 of 2 laws hold, each over up to 10 generated samples",
      "./evil\\u001b[2J.mjs fails as modern with mrtr (seed 3)",
    ]);
  });

  it("shows eight cases and counts the others by their rules, as many as there is room for", () => {
    const rules = [
      "one-member",
      "result-object",
      "type-unrecognized",
      "flag-boolean",
      "extension-advertised",
    ];
    const cases = rules.flatMap((rule, at) =>
      Array.from({ length: 10 - at }, (_, index) => caseOf(`${rule}-${index}`, { rules: [rule] })),
    );
    const lines = linesOf({ cases, verdicts: cases.map((each) => failing(each.case.id)), properties: [] });
    expect(lines.filter((line) => line.startsWith("differs"))).toHaveLength(8);
    expect(lines.slice(24, 30)).toEqual([
      "and 32 more cases of 5 rules: one-member 8, result-object 7, flag-boolean 6, …",
      "all of them: --reporter json, or --reporter html",
      "",
      "Next: npx killtable explain one-member-0",
      "  or: the same command with --case one-member-0",
      "",
    ]);
    expect(lines[30]).toBe("40 cases: 40 differs; 1 left out: feature not claimed");
  });

  it("names both cases that do not go together, since neither fails alone", () => {
    const stray = failing("a", { heldTo: "b", detail: "takes another position than in b" });
    const [, right] = result.verdicts as [Verdict, Verdict];
    expect(linesOf({ verdicts: [stray, right] })).toContain("  or: the same command with --case a --case b");
  });

  it("shows a named case whole, whatever became of it", () => {
    const text = '{"jsonrpc":"2.0","id":1,"result":null}';
    const cases = [caseOf("a", { features: ["mrtr"], unless: ["json-rpc"] }, text), caseOf("b", {}, "1e999")];
    const verdicts = [failing("a"), { id: "b", kind: "match", expected, observed: "unclassified" } as const];
    const lines = linesOf({ cases, verdicts, named: ["a", "b"], properties: [] });
    expect(lines.slice(0, 6)).toEqual([
      "differs  a  A case",
      "Because.",
      "",
      "rules     total",
      "features  mrtr",
      "unless    json-rpc is claimed",
    ]);
    expect(lines[6]).toBe("context   {");
    expect(lines).toContain('            "requestId": 1,');
    expect(lines.slice(17, 25)).toEqual([
      "envelope  {",
      '            "jsonrpc": "2.0",',
      '            "id": 1,',
      '            "result": null',
      "          }",
      "expected  unclassified",
      "got       tool_error",
      "",
    ]);
    expect(lines[25]).toBe("match  b  A case");
    // Laid out, it would be another number.
    expect(lines).toContain("envelope  1e999");
    expect(lines).toContain("Next: npx killtable explain total");
  });

  it("leaves an envelope that would take many screens as it is, and cuts a huge one", () => {
    const many = JSON.stringify(Array.from({ length: 100 }, (_, at) => at));
    const cases = [caseOf("a", {}, many), caseOf("b", {}, JSON.stringify("x".repeat(5000)))];
    const lines = linesOf({
      cases,
      verdicts: [failing("a"), failing("b")],
      named: ["a", "b"],
      properties: [],
    });
    expect(lines).toContain(`envelope  ${many}`);
    expect(lines.find((line) => line.startsWith('envelope  "xx'))).toMatch(/x… \(3002 more characters\)$/);
  });

  it("writes no line wider than a terminal, but for what is to be pasted, whatever it is given", () => {
    const wide = "漢字 ".repeat(60);
    const word = "字".repeat(500);
    const nasty = [wide, word, "\u001b[2J".repeat(100), `a${"\u0301".repeat(3000)}`];
    const cases = nasty.flatMap((text, at) => [
      caseOf(`a-${at}-${"x".repeat(60)}`, { title: text, rules: ["r".repeat(30), "s".repeat(30)] }, text),
      caseOf(`b-${at}`, { title: text, rules: ["r"] }, text),
    ]);
    const verdicts = cases.map(({ case: { id } }, at) =>
      failing(id, { observed: nasty[at % 4] as string, detail: nasty[(at + 1) % 4] as string }),
    );
    const threw = verdicts.map((verdict) => ({ ...verdict, kind: "threw" }) as const);
    const skipped = verdicts.map((verdict) => ({ ...verdict, kind: "skipped" }) as const);
    const properties = nasty.map((text, at) =>
      broken({
        ...{ id: `law-${at}`, statement: text, recurred: false },
        counterexample: [true, false].map((isWrong) => ({
          ...{ input: { text, context: "{}" }, word: "unclassified", because: "r", isWrong },
          observation: { kind: "threw", message: text },
        })),
      }),
    );
    const stale = nasty.map((text) => ({
      ...{ kind: "differs", case: text, era: "modern", listed: text, observed: text },
    })) as NonNullable<CheckResult["baseline"]>["stale"];
    const merged = nasty.map((text) => ({ word: text, categories: ["tool_error", "normal_complete"] }));
    const blindSpots = { merged, unsayable: [], stoppable: 2, neverStopped: [wide, "x".repeat(90)] };
    const all = [verdicts, threw, skipped].flatMap((each) =>
      linesOf({
        ...{ receiver: word, cases, verdicts: each, properties, blindSpots },
        taken: { [wide]: [wide] },
        baseline: { known: [], unreviewed: 0, stale },
      }),
    );
    const others = all.filter((line) => !/^( {2}as a case|Next:| {2}or:) /.test(line));
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter((line) => columnsOf(line) > 80)).toEqual([]);
    expect(all.filter((line) => line.includes("\u001b"))).toEqual([]);
  });
});
