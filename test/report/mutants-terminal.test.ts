import pc from "picocolors";
import { expect, it } from "vitest";
import { lessonsOf } from "../../src/kill/lessons.ts";
import type { MatrixRow } from "../../src/kill/matrix.ts";
import { contextFor } from "../../src/protocol/receiver.ts";
import { mutantsTerminal } from "../../src/report/mutants-terminal.ts";
import type { Finding } from "../../src/run/findings.ts";
import type { MutantFindings } from "../../src/run/mutant-findings.ts";

const expected = { words: ["tool_error"] };
const row = (id: string, status: MatrixRow["status"], more: Partial<MatrixRow> = {}): MatrixRow => ({
  ...{ id, title: `what ${id} does`, role: "mutant", rules: ["r"], status, failures: 0, errors: 0 },
  ...{ killedBy: [], killedByOwn: [], killedByItself: [] },
  verdicts: [{ id: "a", kind: "match", expected }],
  ...more,
});
const killed = row("caught", "killed", { killedBy: ["a"], killedByOwn: ["a"], killedByItself: ["a"] });
const none = { shown: [], others: [] };
const finding: Finding = {
  selected: {
    case: { id: "a", title: "A case", why: "W.", rules: ["r"], expect: {}, since: "0.1.0" },
    ...{ text: "{}", context: contextFor("modern"), expected: "tool_error" },
  },
  verdict: { id: "a", kind: "differs", expected, observed: "unclassified" },
};
const linesOf = (found: readonly MutantFindings[]): string[] => {
  const matrix = { cases: ["a"], seed: 3, rows: found.map((each) => each.row) };
  const eras = [{ era: "modern" as const, matrix, lessons: lessonsOf(matrix) }];
  const catalogue = { suite: ["twelve"], seed: 3, eras, voidReasons: [] };
  return mutantsTerminal(catalogue, found, pc.createColors(false)).split("\n");
};

it("shows for each mutant the cases that it fails, then what to do next, the verdict last", () => {
  const findings = { shown: [finding], others: [{ rule: "r", cases: 2 }] };
  expect(linesOf([{ row: killed, era: "modern", findings }])).toEqual([
    "caught  what caught does",
    "fails 1 of 1 case as modern",
    "",
    "differs  a  A case (r)",
    "  envelope  {}",
    "  expected  tool_error, got unclassified",
    "and 2 more cases of 1 rule: r 2",
    "all of them: --reporter json",
    "",
    "Next: npx killtable explain a",
    "",
    "1 of 1 mutant stopped by 1 case (twelve), 1 of them by a case of the rule that",
    "they break; the controls hold (seed 3)",
  ]);
});

it("says of each that is not killed what became of it", () => {
  const rows = [
    row("missed", "survived"),
    row("same", "equivalent", { equivalent: "no input shows it" }),
    row("broken", "unproved", { problem: "no such file", verdicts: [] }),
  ];
  const lines = linesOf(rows.map((each) => ({ row: each, era: "modern", findings: none })));
  expect(lines).toContain("survives: it fails none of 1 case as modern");
  expect(lines).toContain("declared equivalent: no input shows it; it fails none of 1 case as modern");
  expect(lines).toContain("did not load: no such file");
  expect(lines).toContain("Next: npx killtable explain missed");
});
