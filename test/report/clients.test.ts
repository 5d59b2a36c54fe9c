import { describe, expect, it } from "vitest";
import type { Corpus } from "../../src/corpus/case.ts";
import { clientsMarkdown } from "../../src/report/clients-markdown.ts";
import { clientsTerminal } from "../../src/report/clients-terminal.ts";
import { PLAIN } from "../../src/report/colors.ts";
import { columnsOf } from "../../src/report/columns.ts";
import type { CheckResult } from "../../src/run/check.ts";
import { compareClients } from "../../src/run/clients.ts";
import { OWN_WORDS } from "../../src/run/trial.ts";
import { HOSTILE, result, selected, verdict } from "./results.ts";

const CORPUS: Corpus = {
  rules: [],
  decisions: [],
  groups: [
    {
      ...{ group: "one", about: "All." },
      cases: ["a", "b", "c", "open"].map((id) => ({
        ...selected(id).case,
        envelope: {},
        expect: {
          modern:
            id === "open" ? { oneOf: ["tool_error", "unclassified"], decision: "open" } : "unclassified",
        },
      })),
    },
  ],
};

const compare = (results: readonly CheckResult[]) =>
  compareClients(
    results.map((each) => ({ result: each, vocabulary: OWN_WORDS })),
    CORPUS,
  );

const client = (receiver: string, introduction: string, verdicts: CheckResult["verdicts"]) =>
  result(verdicts, { receiver, introduction });

const right = (id: string) => verdict(id, "match", { observed: "unclassified" });

const RESULTS = [
  client("first over http", "first 1.2.3", [right("a"), verdict("b", "no-answer"), right("c")]),
  client("second over http", "second 4.5.6", [
    right("a"),
    verdict("b", "differs", { observed: "normal_complete" }),
    verdict("c", "skipped"),
  ]),
];

const page = (
  results: readonly CheckResult[],
  failed: Parameters<typeof clientsTerminal>[1] = [],
  room = 100_000,
): string =>
  clientsMarkdown(
    {
      ...{ eras: compare(results), failed, wireOf: () => "http", date: "2026-12-01", version: "9.9.9" },
      replay: "npx killtable clients",
    },
    room,
  );

describe("the page of clients", () => {
  it("says who was put what, with versions, then the cases on which they part", () => {
    const text = page(RESULTS);
    expect(text).toContain("Seen on 2026-12-01 with killtable 9.9.9");
    expect(text).toContain(
      "| 1 | `first over http` | `first 1.2.3` | http | modern | 3 | 2 | 0 | 1 | 0 | 0 | 0 | 0 |",
    );
    expect(text).toContain(
      "| 2 | `second over http` | `second 4.5.6` | http | modern | 3 | 1 | 1 | 0 | 0 | 0 | 1 | 0 |",
    );
    expect(text).toContain(
      "### Where they part\n\n| rule | case | contract | 1 | 2 |\n| --- | --- | --- | --- | --- |\n| `total` | `b` | `unclassified` | `no-answer` | `normal_complete` |",
    );
    expect(text).not.toContain("`a`");
    expect(text).not.toContain("Where all see the same");
  });

  it("tells apart what is right by an open question from what is right alone, and shows no word of a skip", () => {
    const each = (kind: "accepted" | "skipped" | "match", observed: string) =>
      result([verdict("open", kind, { observed })]);
    const text = page([
      each("accepted", "tool_error"),
      each("accepted", "unclassified"),
      each("match", "unclassified"),
      each("skipped", "x"),
    ]);
    expect(text).toContain("| `tool_error or unclassified` | ✓ `tool_error` | ✓ `unclassified` | ✓ |  |");
  });

  it("says of whom nothing is known, and why", () => {
    const text = page([], [{ receiver: "third", era: "legacy", problem: "it ended with 1" }]);
    expect(text).toContain("`third` could not be judged as legacy: `it ended with 1`");
  });

  it("leaves tables out where there is no room for them, and says so", () => {
    const whole = page(RESULTS);
    const text = page(RESULTS, [], Buffer.byteLength(whole) - 10);
    expect(text).not.toContain("### Where they part");
    expect(text).toContain("1 more");
    expect(text).toContain("| 2 | `second over http` |");
  });

  it("shows what a client says as text, whatever it is", () => {
    const observed = [verdict("a", "foreign-answer", { observed: HOSTILE }), right("b"), right("c")];
    const text = page([client(HOSTILE, HOSTILE, observed), RESULTS[0] as CheckResult]);
    const lines = text.split("\n");
    const rows = lines.filter((line) => line.startsWith("| 1 |"));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.split("|")).toHaveLength(15);
    expect(text).not.toContain("\u001b");
    expect(lines.some((line) => line.startsWith("::"))).toBe(false);
  });
});

describe("the terminal report of clients", () => {
  it("has a line for each client and what they part on, as wide as a terminal", () => {
    const problem = [{ receiver: "third", era: "legacy", problem: "it ended with 1" } as const];
    const text = clientsTerminal(compare(RESULTS), problem, PLAIN);
    expect(text).toMatch(/^as modern +cases +right +other +nothing +skipped$/m);
    expect(text).toMatch(/^first over http +3 +2 +0 +1 +0$/m);
    expect(text).toContain("As modern the callers of 2 clients see different things of 1 of 3 cases;");
    expect(text).toContain("not judged: third as legacy: it ended with 1");
    expect(Math.max(...text.split("\n").map(columnsOf))).toBeLessThanOrEqual(80);
  });

  it("fits where names are long", () => {
    const long = RESULTS.map((each) => ({ ...each, receiver: `@scope/${"name".repeat(20)} over http` }));
    const text = clientsTerminal(compare(long), [], PLAIN);
    expect(text).toMatch(/name over http +3 /);
    expect(Math.max(...text.split("\n").map(columnsOf))).toBeLessThanOrEqual(80);
  });
});
