import { describe, expect, it } from "vitest";
import type { Clause, Corpus } from "../../src/corpus/case.ts";
import { readCorpus } from "../../src/corpus/read.ts";
import { readClauses } from "../../src/corpus/read-clauses.ts";
import { traceability } from "../../src/report/traceability.ts";

const corpus = readCorpus();
const clauses = readClauses(corpus);

describe("the clauses", () => {
  it("reach every rule that does not come from the receiver contract itself", () => {
    const reached = new Set(clauses.flatMap(({ rules = [] }) => rules));
    const missed = corpus.rules.filter(({ id, keyword }) => keyword !== "contract" && !reached.has(id));
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it("name only rules that have cases", () => {
    const cases = corpus.groups.flatMap((group) => group.cases);
    const bare = clauses
      .flatMap(({ rules = [] }) => rules)
      .filter((rule) => !cases.some(({ rules }) => rules.includes(rule)));
    expect(bare).toEqual([]);
  });

  it("link to the page that they name", () => {
    const astray = clauses.filter(
      ({ page, url }) =>
        !url.startsWith("https://modelcontextprotocol.io/specification/2026-07-28/") ||
        new URL(url).pathname.split("/2026-07-28/")[1] !== page.replace(/\/index$/, ""),
    );
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});

describe("traceability", () => {
  const small: Corpus = {
    rules: [
      {
        id: "one.two",
        statement: "A `b` | <c>.",
        keyword: "MUST",
        clause: "d*",
        url: "https://example.org/d",
      },
      { id: "bare", statement: "Nothing.", keyword: "contract", clause: "e" },
    ],
    decisions: [{ id: "open", question: "N?", positions: ["o", "p"], why: "Q." }],
    groups: [
      {
        group: "first",
        about: "R.",
        cases: [
          {
            id: "case_s",
            title: "S",
            why: "S.",
            rules: ["one.two"],
            envelope: 1,
            expect: { modern: { oneOf: ["tool_error", "unclassified"], decision: "open" } },
            since: "0.1.0",
          },
        ],
      },
    ],
  };

  const smallClauses: Clause[] = [
    {
      id: "f",
      page: "basic/index",
      section: "_meta",
      keyword: "MUST",
      demand: "G | h.",
      url: "https://example.org/f#meta",
      rules: ["one.two", "bare"],
    },
    {
      id: "i",
      page: "schema",
      section: "J",
      keyword: "schema",
      demand: "K.",
      url: "https://example.org/i",
      reason: "L <m>.",
    },
  ];

  it("writes clauses by page, cases by rule and open decisions, with Markdown escaped", () => {
    const [, , ...blocks] = traceability(small, smallClauses).split("\n\n");
    expect(blocks.join("\n\n")).toBe(`## Clauses

### basic/index

| clause | demand | keyword | rules, or why none |
| --- | --- | --- | --- |
| [\\_meta](https://example.org/f#meta): f | G \\| h. | MUST | [one.two](#onetwo) (1 case), [bare](#bare) (0 cases) |

### schema

| clause | demand | keyword | rules, or why none |
| --- | --- | --- | --- |
| [J](https://example.org/i): i | K. | schema | L \\<m>. |

## Rules

### one.two

A \\\`b\\\` \\| \\<c>.

Clause: [d\\*](https://example.org/d) (MUST)

- first.json (1): case\\_s

### bare

Nothing.

Clause: e (contract)

No cases.

## Open decisions

### open

N?

Q. Positions: o, p.

- first.json (1): case\\_s
`);
  });
});
