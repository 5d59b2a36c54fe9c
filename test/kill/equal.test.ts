import { describe, expect, it } from "vitest";
import type { VerdictKind } from "../../src/judge/verdict.ts";
import { equalMutants } from "../../src/kill/equal.ts";
import type { MatrixRow } from "../../src/kill/matrix.ts";

/** A row with a verdict a case, each the kind and the answer. */
const row = (id: string, seen: readonly [VerdictKind, string?][], keepsState?: true): MatrixRow => ({
  ...{ id, title: id, role: "mutant", rules: [], status: "killed" },
  ...{ failures: 0, errors: 0, killedBy: [], killedByOwn: [], killedByItself: [] },
  ...(keepsState === undefined ? {} : { keepsState }),
  verdicts: seen.map(([kind, observed], at) => ({
    id: `case-${at}`,
    kind,
    expected: { words: ["yes"] },
    ...(observed === undefined ? { detail: `it broke in ${id}` } : { observed }),
  })),
});

describe("equalMutants", () => {
  it("groups mutants with the same verdict and the same answer in every case", () => {
    const rows = [
      row("d", [["threw"], ["match", "yes"]]),
      row("c", [
        ["differs", "no"],
        ["match", "yes"],
      ]),
      row("b", [["threw"], ["match", "yes"]]),
      row("a", [
        ["differs", "no"],
        ["match", "yes"],
      ]),
    ];
    expect(equalMutants(rows)).toEqual([
      ["a", "c"],
      ["b", "d"],
    ]);
  });

  it.each([
    ["another wrong answer", row("b", [["differs", "never"]])],
    ["another kind of failure", row("b", [["unstable", "no"]])],
    ["a state kept", row("b", [["differs", "no"]], true)],
  ])("tells mutants apart by %s", (_, other) => {
    expect(equalMutants([row("a", [["differs", "no"]]), other])).toEqual([]);
  });

  it("does not compare what could not be opened", () => {
    expect(equalMutants([row("a", []), row("b", [])])).toEqual([]);
  });
});
