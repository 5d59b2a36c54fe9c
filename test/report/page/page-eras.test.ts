import { describe, expect, it } from "vitest";
import type { EraMatrix } from "../../../src/run/mutants.ts";
import { pageCases } from "../../../src/report/page/page-cases.ts";
import { type JudgedReceiver, pageEras } from "../../../src/report/page/page-eras.ts";
import { CORPUS, catalogueOf, checkResult, matrixRow, mutant } from "./small.ts";

const list = pageCases(CORPUS.groups, CORPUS);
const ALL = { t1: "match", f1: "match", t2: "match", f2: "match", f3: "match" } as const;
const { eras } = catalogueOf([
  matrixRow("reference", "reference", { ...ALL, t2: "accepted" }),
  matrixRow(
    "bad",
    "mutant",
    { ...ALL, t2: "threw", f2: "differs" },
    {
      ...{ rules: ["flag"], status: "killed", failures: 1, errors: 1 },
      ...{ killedBy: ["f2", "t2"], killedByOwn: ["f2"] },
    },
  ),
  matrixRow("elsewhere", "mutant", { ...ALL, t1: "differs" }, { status: "killed", killedByOwn: [] }),
  matrixRow("same", "mutant", ALL, { status: "equivalent", equivalent: "no input shows it" }),
  matrixRow("lost", "mutant", {}, { status: "unproved", problem: "it broke" }),
  matrixRow("missed", "mutant", ALL),
  matrixRow("changes-nothing", "unchanged", ALL),
  matrixRow("always-x", "constant", ALL, { status: "killed", failures: 4 }),
]);
const checked = (result: JudgedReceiver["result"]): JudgedReceiver => ({
  result,
  replay: "npx again {case}",
  replayLaws: "",
});
const rowsOf = (more: { checked?: JudgedReceiver[]; guests?: string[]; eras?: EraMatrix[] } = {}) =>
  pageEras({ eras, mutants: [mutant("bad"), mutant("changes-nothing")], ...more }, list);
const rowOf = (id: string, all = rowsOf()) => all[0]!.rows.find((row) => row.id === id)!;

describe("pageEras", () => {
  it("orders the columns as the list of cases is, and leaves out an era without any", () => {
    expect(rowsOf().map(({ era, columns }) => [era, columns])).toEqual([
      ["modern", [0, 1, 2, 3, 4]],
      ["legacy", [2, 4]],
    ]);
  });

  it("makes of a mutant what it breaks, what is wrong with it, and every cell that is no plain match", () => {
    expect(rowOf("bad")).toEqual({
      id: "bad",
      title: "title of bad",
      role: "mutant",
      rules: ["flag"],
      fault: "The fault of bad.",
      status: "killed",
      failures: 1,
      errors: 1,
      byOwnRule: true,
      cells: [
        { case: 1, kind: "differs" },
        { case: 4, kind: "threw" },
      ],
      leftOut: [],
      replay: "npx killtable mutants --mutant bad --cases {case}",
    });
  });

  it("says what became of each", () => {
    const shown = rowsOf()[0]!.rows.map(({ id, status, reason, byOwnRule }) => [
      id,
      status,
      reason,
      byOwnRule,
    ]);
    expect(shown).toEqual([
      ["reference", "passes", undefined, undefined],
      ["bad", "killed", undefined, true],
      ["elsewhere", "killed", undefined, false],
      ["same", "equivalent", "no input shows it", undefined],
      ["lost", "unproved", "it broke", undefined],
      ["missed", "survived", undefined, undefined],
      ["changes-nothing", "passes", undefined, undefined],
      ["always-x", "fails", undefined, undefined],
    ]);
  });

  it("has no cell and every case left out where a mutant did not load", () => {
    expect(rowOf("lost")).toMatchObject({ cells: [], leftOut: [0, 1, 2, 3, 4] });
  });

  it("shows what an open question allows, and whatever is there of the reference and the controls", () => {
    expect(rowOf("reference")).toMatchObject({
      cells: [{ case: 4, kind: "accepted" }],
      replay: "npx killtable mutants --cases {case}",
    });
    expect(rowOf("reference").fault).toBeUndefined();
    expect(rowOf("changes-nothing").fault).toBe("The fault of changes-nothing.");
  });

  it("replays all that was named where cases beside the corpus have no other name", () => {
    const { replay } = rowOf("bad", rowsOf({ guests: ["./my cases.json", "twelve"] }));
    expect(replay).toBe("npx killtable mutants --mutant bad --cases './my cases.json' twelve");
  });
});

describe("pageEras of checked receivers", () => {
  const partial = checkResult(
    { t1: "match", f1: "foreign-answer", f2: "timeout", f3: "skipped" },
    { unclaimed: ["t2"] },
  );

  it("puts them first, with the cases left out whose feature they do not claim", () => {
    const [modern] = rowsOf({ checked: [checked(partial)] });
    expect(modern?.rows.map(({ id }) => id).slice(0, 2)).toEqual(["./r.ts", "reference"]);
    expect(modern?.rows[0]).toEqual({
      id: "./r.ts",
      title: "./r.ts",
      role: "receiver",
      rules: [],
      status: "fails",
      failures: 1,
      errors: 1,
      cells: [
        { case: 0, kind: "foreign-answer" },
        { case: 1, kind: "timeout" },
        { case: 2, kind: "skipped" },
      ],
      leftOut: [4],
      replay: "npx again {case}",
    });
  });

  it("puts several side by side, each in its era, and the eras in which any was checked first", () => {
    const other = { ...checkResult({ f3: "match" }), receiver: "./other.ts" };
    const old = { ...other, era: "legacy" as const, unclaimed: ["t2"] };
    const shown = rowsOf({ checked: [checked(partial), checked(other), checked(old)] });
    expect(
      shown.map(({ rows }) => rows.filter(({ role }) => role === "receiver").map(({ id }) => id)),
    ).toEqual([["./r.ts", "./other.ts"], ["./other.ts"]]);
    expect(rowsOf({ checked: [checked(old)] }).map(({ era }) => era)).toEqual(["legacy", "modern"]);
  });

  it("marks the failures that are known, and counts them as what they are", () => {
    const baseline = { known: ["f1", "f3"], unreviewed: 0, stale: [] };
    const known = checkResult({ ...ALL, f1: "differs", f2: "differs", f3: "skipped" }, { baseline });
    const row = rowOf("./r.ts", rowsOf({ checked: [checked(known)] }));
    expect(row.cells).toEqual([
      { case: 0, kind: "differs", isKnown: true },
      { case: 1, kind: "differs" },
      { case: 2, kind: "skipped", isKnown: true },
    ]);
    expect([row.failures, row.errors, row.status]).toEqual([2, 0, "fails"]);
  });

  it("says why one could not be judged", () => {
    const lost = { receiver: "./lost.ts", era: "modern", problem: "it does not load" } as const;
    expect(rowOf("./lost.ts", rowsOf({ checked: [checked(lost)] }))).toMatchObject({
      role: "receiver",
      status: "not judged",
      reason: "it does not load",
      cells: [],
      leftOut: [0, 1, 2, 3, 4],
    });
  });

  it("shows the beginning of what a receiver said, with nothing that could not be printed", () => {
    const said = checkResult({ f1: "differs" });
    const [verdict] = said.verdicts;
    const observed = `\u001b[2J${"x".repeat(1_000)}`;
    const long = { ...said, verdicts: [{ ...verdict!, observed, detail: "a\nb" }] };
    const [cell] = rowOf("./r.ts", rowsOf({ checked: [checked(long)] })).cells;
    expect(cell?.observed).toBe(`\\u001b[2J${"x".repeat(396)}… (604 more characters)`);
    expect(cell?.detail).toBe("a\\u000ab");
  });
});
