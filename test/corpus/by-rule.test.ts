import { expect, it } from "vitest";
import { orderByRule } from "../../src/corpus/by-rule.ts";
import type { CorpusCase, Rule } from "../../src/corpus/case.ts";

const rule = (id: string): Rule => ({ id, statement: "S.", keyword: "MUST", clause: "c" });
const corpusCase = (id: string, ...rules: string[]): CorpusCase => ({
  ...{ id, title: "T", why: "W.", rules, envelope: id, expect: {}, since: "0.1.0" },
});

it("orders cases by their first rule as the rules are, and those of one rule as they were", () => {
  const cases = [
    corpusCase("z", "beta", "gamma"),
    corpusCase("unknown", "no-such"),
    corpusCase("y", "gamma", "beta"),
    corpusCase("x", "beta"),
    corpusCase("w", "gamma"),
  ];
  const ordered = orderByRule(cases, [rule("gamma"), rule("beta")]);
  expect(ordered.map(({ id }) => id)).toEqual(["y", "w", "z", "x", "unknown"]);
});
