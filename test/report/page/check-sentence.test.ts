import { describe, expect, it } from "vitest";
import { checkSentence } from "../../../src/report/page/check-sentence.ts";
import type { CheckResult } from "../../../src/run/check.ts";
import { CORPUS, HOLDS, checkResult } from "./small.ts";

const ALL = { t1: "match", f1: "match", f2: "match", f3: "match" } as const;
const said = (...results: Parameters<typeof checkSentence>[0]) => checkSentence(results, CORPUS.rules);
const BROKEN: CheckResult["properties"][number] = { ...HOLDS, id: "breaks", counterexample: [] };
const properties = [HOLDS, BROKEN];
const stale = [{ kind: "passes", case: "t1", era: "modern", listed: "threw" }] as const;
const LOST = { receiver: "./lost\u001b.ts", era: "legacy", problem: "it does not load" } as const;

describe("checkSentence", () => {
  it.each<[string, CheckResult | typeof LOST, string]>([
    [
      "one that passes",
      checkResult(ALL, { properties: [HOLDS] }),
      "./r.ts reads all 4 envelopes rightly as modern; none of 1 law is broken on generated ones",
    ],
    [
      "one that passes, and was put no generated envelope",
      checkResult({ t1: "accepted" }),
      "./r.ts reads the one envelope rightly as modern; no envelope was generated",
    ],
    [
      "one that fails only as it is known to",
      checkResult(
        { ...ALL, t1: "differs" },
        { baseline: { known: ["t1"], unreviewed: 1, stale: [] }, properties: [HOLDS, HOLDS] },
      ),
      "./r.ts fails only what its baseline lists, 1 of 4 envelopes, as modern; none of 2 laws is broken on generated ones",
    ],
    [
      "the rules that are broken, the one with the most cases by name",
      checkResult({ ...ALL, t1: "differs", f1: "differs", f2: "unstable" }, { properties: [HOLDS] }),
      "./r.ts misreads 3 of 4 envelopes as modern; 2 rules are broken, flag most (2)",
    ],
    [
      "of rules with as many cases the first",
      checkResult({ ...ALL, t1: "differs", f1: "differs" }),
      "./r.ts misreads 2 of 4 envelopes as modern; 2 rules are broken, flag most (1)",
    ],
    [
      "what was not answered, and what was not put, apart; known failures left out",
      checkResult(
        { t1: "threw", f1: "not-put", f2: "differs", f3: "differs" },
        { baseline: { known: ["f3"], unreviewed: 0, stale: [] } },
      ),
      "./r.ts misreads 1 of 4 envelopes, gives no answer to 1, and was not put 1 as modern; 2 rules are broken, flag most (1)",
    ],
    [
      "laws alone",
      checkResult(ALL, { properties }),
      "./r.ts reads all 4 envelopes rightly as modern; 1 of 2 laws is broken on generated envelopes",
    ],
    [
      "laws beside cases",
      checkResult({ ...ALL, f1: "timeout" }, { properties: [BROKEN, HOLDS, BROKEN] }),
      "./r.ts gives no answer to 1 of 4 envelopes as modern; one rule is broken, flag; 2 of 3 laws are broken on generated envelopes",
    ],
    [
      "a baseline that does not hold",
      checkResult(ALL, { baseline: { known: [], unreviewed: 0, stale } }),
      "./r.ts reads all 4 envelopes rightly as modern; 1 of what its baseline lists does not hold any more",
    ],
    [
      "what was not judged wholly",
      checkResult({ ...ALL, f3: "skipped" }, { properties: [HOLDS, { ...HOLDS, skipped: 10 }] }),
      "./r.ts was not judged wholly as modern; it skipped 1 of 4 envelopes; it took no sample of 1 of 2 laws",
    ],
    [
      "one that could not be judged",
      LOST,
      "./lost\\u001b.ts could not be judged as legacy: it does not load",
    ],
  ])("tells of %s", (_name, result, sentence) => {
    expect(said(result)).toBe(sentence);
  });

  it("counts several that pass, and names those that do not", () => {
    const passes = checkResult(ALL);
    const fails = { ...checkResult({ t1: "threw" }), receiver: "./bad.ts" };
    const skips = { ...checkResult({ t1: "skipped" }), receiver: "./skips.ts" };
    expect(said(passes, passes)).toBe("All 2 checks pass");
    expect(said(fails, passes, skips, LOST)).toBe(
      "1 of 4 checks pass; ./bad.ts as modern fails, ./skips.ts as modern was not judged wholly, ./lost\\u001b.ts as legacy could not be judged",
    );
  });

  it("says where nothing was judged", () => {
    expect(said()).toBe("No receiver was judged");
  });

  it("groups the digits of large numbers", () => {
    const many = Array.from({ length: 1_181 }, (_, at) => `c${at}`);
    const result = checkResult({});
    const [one] = checkResult({ f1: "differs" }).cases;
    const large: CheckResult = {
      ...result,
      cases: many.map((id) => ({ ...one!, case: { ...one!.case, id } })),
      verdicts: many.map((id) => ({ id, kind: "differs", expected: { words: [] } })),
    };
    expect(said(large)).toBe("./r.ts misreads 1,181 of 1,181 envelopes as modern; one rule is broken, flag");
  });
});
