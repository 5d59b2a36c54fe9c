import { describe, expect, it } from "vitest";
import type { Corpus, CorpusCase } from "../../src/corpus/case.ts";
import type { Mutant } from "../../src/protocol/mutant.ts";
import { rulesPage } from "../../src/report/rules-page.ts";

const caseOf = (id: string, rules: string[], right: CorpusCase["expect"]): CorpusCase => ({
  ...{ id, title: "T", why: "W.", rules, envelope: 1, expect: right, since: "0.1.0" },
});
const OPEN = { modern: { oneOf: ["tool_error", "unclassified"], decision: "open" } } as const;
const CORPUS: Corpus = {
  rules: [
    { id: "one-2.0", statement: "A `b`.", keyword: "MUST", clause: "c*", url: "https://example.org/c" },
    { id: "bare", statement: "Nothing.", keyword: "contract", clause: "d", feature: "json-rpc" },
  ],
  decisions: [{ id: "open", question: "N?", positions: ["o", "p"], why: "Q_r." }],
  groups: [
    {
      group: "first",
      about: "F.",
      cases: ["a_1", "a_2", "a_3", "a_4"].map((id) => caseOf(id, ["one-2.0"], { modern: "tool_error" })),
    },
    { group: "second", about: "S.", cases: [caseOf("b", ["other", "one-2.0"], OPEN)] },
    { group: "third", about: "T.", cases: [caseOf("c", ["other"], { modern: "tool_error" })] },
  ],
};
const mutantOf = (id: string, title: string, rules: string[]): Mutant => ({
  ...{ id, title, fault: "F.", rules },
  apply: (original) => original,
});
const MUTANTS = [
  mutantOf("m", "breaks <it>", ["one-2.0", "bare"]),
  mutantOf("n", "breaks that", ["one-2.0"]),
  mutantOf("o", "breaks another", ["other", "one-2.0"]),
];

describe("rulesPage", () => {
  it("writes rules by feature with their cases and the mutants about them, then what is open", () => {
    const page = rulesPage(CORPUS, MUTANTS);
    expect(page.startsWith("# Rules\n\nAfter reading this page you can ")).toBe(true);
    expect(page.slice(page.indexOf("- The core: "))).toBe(`- The core: [one-2.0](#one-20)
- The feature mrtr: none
- The feature extensions: none
- The feature json-rpc: [bare](#bare)
- Open decisions: [open](#open)

## The core

### one-2.0

A \\\`b\\\`.

- Keyword: MUST
- Clause: [c\\*](https://example.org/c)
- Feature: none, it always counts
- 5 cases: first 4 (a\\_1, a\\_2, a\\_3, …); second 1 (b)
- 2 mutants about it: [m](../mutants/m.ts) (breaks \\<it>), [n](../mutants/n.ts) (breaks that)

## The feature mrtr

## The feature extensions

## The feature json-rpc

### bare

Nothing.

- Keyword: contract
- Clause: d
- Feature: json-rpc
- 0 cases
- 0 mutants about it

## Open decisions

Any of the answers is accepted, as long as a receiver takes the same position in every case of the question. One that declares its position is held to it.

### open

N?

Q\\_r.

- \`--decision open=o\`
- \`--decision open=p\`
- 1 case: second 1 (b)
`);
  });
});
