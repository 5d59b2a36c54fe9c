import { describe, expect, it } from "vitest";
import type { KillMatrix, MatrixRow } from "../../src/kill/matrix.ts";
import { voidReasons } from "../../src/kill/proof.ts";

const CASES = ["a", "b"];
const verdicts = CASES.map((id) => ({ id, kind: "match" as const, expected: { words: ["x"] } }));
const make = (
  role: MatrixRow["role"],
  status: MatrixRow["status"],
  more: Partial<MatrixRow> = {},
): MatrixRow => ({
  id: role,
  title: role,
  role,
  rules: [],
  status,
  failures: 0,
  errors: 0,
  killedByOwn: [],
  killedByItself: [],
  killedBy: status === "killed" ? ["a"] : [],
  verdicts,
  ...more,
});
const sound = [
  make("reference", "survived"),
  make("mutant", "killed"),
  make("unchanged", "survived"),
  make("constant", "killed"),
];
const matrixOf = (rows: MatrixRow[], cases = CASES): KillMatrix => ({ cases, seed: 1, rows });

describe("voidReasons", () => {
  it("has none against a matrix whose controls hold, even if a mutant survives", () => {
    expect(voidReasons(matrixOf(sound))).toEqual([]);
    expect(voidReasons(matrixOf([...sound, make("mutant", "survived")]))).toEqual([]);
  });

  it.each([
    [
      "the reference fails a case",
      make("reference", "killed"),
      "reference must pass every case, but fails a",
    ],
    [
      "the unchanged control dies",
      make("unchanged", "killed"),
      "unchanged must pass every case, but fails a",
    ],
    [
      "a constant control survives",
      make("constant", "survived"),
      "constant answers the same to everything and still passes every case",
    ],
    ["a mutant did not load", make("mutant", "unproved", { problem: "gone" }), "mutant did not load: gone"],
    [
      "a case was left out",
      make("mutant", "killed", { verdicts: verdicts.slice(1) }),
      "mutant was judged on 1 of 2 cases",
    ],
  ])("says so where %s", (_, row, reason) => {
    expect(voidReasons(matrixOf([...sound, row]))).toEqual([reason]);
  });

  it.each(["reference", "mutant", "unchanged", "constant"])("says so where there is no %s", (role) => {
    expect(voidReasons(matrixOf(sound.filter((row) => row.role !== role)))).toEqual([
      `there is no ${role} in it`,
    ]);
  });

  it("says so where there is no case", () => {
    const rows = sound.map((row) => ({ ...row, verdicts: [] }));
    expect(voidReasons(matrixOf(rows, []))).toEqual(["there is no case in it"]);
  });
});
