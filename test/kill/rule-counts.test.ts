import { expect, it } from "vitest";
import type { MatrixRow } from "../../src/kill/matrix.ts";
import { countByRule } from "../../src/kill/rule-counts.ts";

const row = (rules: string[], killedBy: string[], killedByOwn: string[]): MatrixRow => ({
  ...{ id: "m", title: "m", role: "mutant", rules, status: killedBy.length > 0 ? "killed" : "survived" },
  ...{ failures: 0, errors: 0, killedBy, killedByOwn, killedByItself: [], verdicts: [] },
});

it("counts mutants by their first rule: stopped, and stopped by its own cases", () => {
  const rows = [
    row(["b", "a"], ["x"], []),
    row(["b"], ["x", "y"], ["y"]),
    row(["a", "b"], ["x"], ["x"]),
    row(["b"], [], []),
  ];
  expect(countByRule(rows)).toEqual([
    { rule: "a", mutants: 1, killed: 1, byOwn: 1 },
    { rule: "b", mutants: 3, killed: 2, byOwn: 1 },
  ]);
});
