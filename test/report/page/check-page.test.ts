import { describe, expect, it } from "vitest";
import type { CounterStep } from "../../../src/judge/property.ts";
import { type CheckRun, checkPage } from "../../../src/report/page/check-page.ts";
import type { JudgedReceiver } from "../../../src/report/page/page-eras.ts";
import { CORPUS, HOLDS, catalogueOf, checkResult, matrixRow, mutant } from "./small.ts";

const ALL = { t1: "match", f1: "match", f2: "match", f3: "match" } as const;
const catalogue = catalogueOf([
  matrixRow("reference", "reference", ALL),
  matrixRow("bad", "mutant", ALL, { status: "killed", killedByOwn: ["f1"] }),
]);
const checked = (result: JudgedReceiver["result"]): JudgedReceiver => ({
  result,
  replay: "npx again {case}",
  replayLaws: "npx again --seed 1",
});
const pageOf = (results: readonly JudgedReceiver["result"][], more: Partial<CheckRun> = {}) =>
  checkPage({
    ...{ checked: results.map(checked), catalogue, mutants: [mutant("bad")], corpus: CORPUS },
    ...{ outcome: "fails", links: [{ label: "L", href: "l.html" }], ...more },
  });
const BESIDE =
  "Beside it: 1 of 1 mutant stopped by 5 cases; 1 of them by a case of the rule that they break (hand-written, seed 1).";

describe("checkPage", () => {
  it("holds the verdict, every case, the receivers beside the mutants, and links", () => {
    const data = pageOf([checkResult({ ...ALL, f1: "differs" }, { unclaimed: ["t2"] })]);
    expect(data.title).toBe("killtable check");
    expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(data.verdict).toEqual({
      outcome: "fails",
      sentence: "./r.ts misreads 1 of 4 envelopes as modern; one rule is broken, flag.",
    });
    expect(data.rules).toBe(CORPUS.rules);
    expect(data.cases.map(({ id }) => id)).toEqual(["f1", "f2", "f3", "t1", "t2"]);
    expect(data.eras[0]?.rows.map(({ id, fault }) => [id, fault])).toEqual([
      ["./r.ts", undefined],
      ["reference", undefined],
      ["bad", "The fault of bad."],
    ]);
    expect(data.laws).toEqual([]);
    expect(data.links).toEqual([{ label: "L", href: "l.html" }]);
  });

  it("notes numerator, denominator, what was left out and why", () => {
    const result = checkResult(
      { ...ALL, f1: "differs", t1: "accepted" },
      {
        ...{ unclaimed: ["t2", "t3"], superseded: ["t4"], features: ["json-rpc"], seed: 3 },
        ...{ taken: { open: ["a"] }, properties: [HOLDS] },
        baseline: {
          ...{ known: ["f1"], unreviewed: 1 },
          stale: [{ kind: "differs", case: "f2", era: "modern", listed: "threw", observed: "tool_error" }],
        },
      },
    );
    expect(pageOf([result]).notes).toEqual([
      "4 cases: 2 match, 1 accepted, 1 differs; 2 left out: feature not claimed; 1 left out: decided otherwise by a feature claimed",
      "1 known failure as the baseline lists them, 1 of them without a reason",
      "open decisions, as it takes them: open=a",
      "1 of 1 law hold, each over up to 10 generated samples",
      "judged by the core rules and those of json-rpc; the order of the cases and generated envelopes come from seed 3",
      "baseline  f2 as modern  listed as threw; it now gives tool_error",
      BESIDE,
    ]);
  });

  it("says of several what became of each, also of one that could not be judged", () => {
    const lost = { receiver: "./lost.ts", era: "modern", problem: "it does not load" } as const;
    const { verdict, notes } = pageOf([checkResult(ALL), lost], { outcome: "void" });
    expect(verdict).toEqual({
      outcome: "void",
      sentence: "1 of 2 checks pass; ./lost.ts as modern could not be judged.",
    });
    expect(notes).toEqual([
      "./r.ts reads all 4 envelopes rightly as modern; no envelope was generated.",
      "./r.ts as modern: 4 cases: 4 match",
      "./r.ts as modern: no generated envelopes",
      "./r.ts as modern: judged by the core rules alone; the order of the cases and generated envelopes come from seed 1",
      "./lost.ts could not be judged as modern: it does not load.",
      BESIDE,
    ]);
  });

  it("says where the mutants beside it prove nothing", () => {
    const data = pageOf([checkResult(ALL)], {
      catalogue: { ...catalogue, voidReasons: ["modern: there is no constant in it"] },
    });
    expect(data.notes.at(-1)).toBe(
      "Beside it: The run is void and proves nothing: modern: there is no constant in it (hand-written, seed 1).",
    );
  });
});

describe("the laws of checkPage", () => {
  const step = (more: Partial<CounterStep>): CounterStep => ({
    ...{ input: { text: '{"id":1}', context: "{}" }, word: "unclassified", because: "flag" },
    ...{ observation: { kind: "answered", word: "tool_error", changedInput: false }, isWrong: true },
    ...more,
  });
  const readyCase = { id: "generated", title: "T", why: "W.", rules: ["flag"], expect: {}, since: "0.1.0" };
  const BROKEN = { ...HOLDS, id: "breaks", statement: "It breaks.", readyCase };

  it("shows each step in words, and the case that is ready", () => {
    const right = { observation: { kind: "skipped", reason: "no\u0007" }, isWrong: false } as const;
    const properties = [HOLDS, { ...BROKEN, counterexample: [step({}), step(right)] }];
    const { laws } = pageOf([checkResult(ALL, { properties })]);
    expect(laws).toEqual([
      {
        ...{ receiver: "./r.ts", era: "modern", id: "breaks", statement: "It breaks." },
        replay: "npx again --seed 1",
        readyCase: JSON.stringify(readyCase, null, 2),
        steps: [
          {
            ...{ envelope: '{\n  "id": 1\n}', expected: "unclassified", because: "flag" },
            ...{ observed: "tool_error", isWrong: true },
          },
          {
            ...{ envelope: '{\n  "id": 1\n}', expected: "unclassified", because: "flag" },
            ...{ observed: "skipped: no\\u0007", isWrong: false },
          },
        ],
      },
    ]);
  });

  it("does not lay out an envelope that has a recipe, which may be too deep", () => {
    const text = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const deep = step({ input: { text, context: "{}" }, recipe: { name: "deep", size: 1 } });
    const { laws } = pageOf([checkResult(ALL, { properties: [{ ...BROKEN, counterexample: [deep] }] })]);
    expect(laws[0]?.steps[0]?.envelope).toBe(`${"[".repeat(4_000)}… (36,000 more characters)`);
  });

  it("notes a counterexample that did not come again", () => {
    const properties = [{ ...BROKEN, counterexample: [step({})], recurred: false }];
    expect(pageOf([checkResult(ALL, { properties })]).notes).toContain(
      "law breaks: put again, it was answered rightly; what is shown came the first time",
    );
  });
});
