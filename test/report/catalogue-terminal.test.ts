import pc from "picocolors";
import { expect, it } from "vitest";
import { lessonsOf } from "../../src/kill/lessons.ts";
import type { MatrixRow } from "../../src/kill/matrix.ts";
import { catalogueTerminal } from "../../src/report/catalogue-terminal.ts";

const row = (id: string, status: MatrixRow["status"], more: Partial<MatrixRow> = {}): MatrixRow => ({
  ...{ id, title: id, role: "mutant", rules: ["r"], status, failures: 0, errors: 0 },
  ...{ killedBy: [], killedByOwn: [], killedByItself: [], verdicts: [], ...more },
});
const byCase = { killedBy: ["a"], killedByItself: ["a"] };
const rows = [
  row("caught", "killed", { ...byCase, killedByOwn: ["a"] }),
  row("caught-elsewhere", "killed", byCase),
  row("missed", "survived"),
  row("same", "equivalent", { equivalent: "no input shows it" }),
  row("other", "killed", { ...byCase, killedByOwn: ["a"], equivalent: "so it was thought" }),
  row("remembers", "killed", { killedBy: ["a"], killedByOwn: ["a"], keepsState: true }),
];
const matrix = { cases: ["a", "b"], seed: 3, rows };
const lines = catalogueTerminal(
  {
    suite: ["one", "two"],
    seed: 3,
    eras: [{ era: "modern", matrix, lessons: lessonsOf(matrix) }],
    voidReasons: ["a control broke"],
  },
  pc.createColors(false),
).split("\n");

it("says first what was stopped, and whether that can be believed", () => {
  expect(lines.slice(0, 3)).toEqual([
    "4 of 6 mutants stopped by 2 cases (one, two), 3 of them by a case of the rule",
    "that they break; the run is void (seed 3)",
    "void: a control broke",
  ]);
});

it("names what a person has to look at", () => {
  expect(lines.slice(3, 10)).toEqual([
    "survived: 1",
    "  missed",
    "declared equivalent, but stopped: 1",
    "  other",
    "stopped by no case of its own rule, only elsewhere: 1",
    "  caught-elsewhere",
    "left out: same is declared equivalent: no input shows it",
  ]);
});

it("gives every score with what it is counted over, and what the cases are good for", () => {
  expect(lines).toContain("r                                   6        4             3");
  expect(lines.find((line) => line.startsWith("modern"))).toMatch(
    /^modern +2 +4 of 5 +1 of 2 +1 +0 +1, exact$/,
  );
  expect(lines).toContain("stopped by several cases together, modern: 1");
  expect(lines).toContain("Strongest cases, modern: 1 of 1 stop a mutant that no other does");
  expect(lines).toContain("Minimal subset, modern: 1 case; no fewer stop the same");
});
