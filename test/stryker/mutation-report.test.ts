import { describe, expect, it } from "vitest";
import {
  countMutants,
  partVoidReasons,
  strykerVoidReasons,
  unmadeReasons,
  untestedReasons,
} from "../../src/stryker/mutation-report.ts";
import type { Report } from "../../src/stryker/report.ts";
import { rawReport } from "./raw-report.ts";

/** Counts a report with mutants of some statuses and some tests. */
function counts(statuses: string[], tests: number) {
  const mutants = statuses.map((status, line) => ({
    status,
    ...(status === "Ignored" ? { statusReason: "Ignored using a comment" } : {}),
    mutatorName: "BooleanLiteral",
    replacement: "true",
    location: { start: { line } },
  }));
  const ran = Array.from({ length: tests }, (_, id) => ({ id: String(id), name: "a test" }));
  const report = { files: { "src/a.ts": { mutants } }, testFiles: { "test/a.ts": { tests: ran } } };
  return countMutants(report as unknown as Report);
}

describe("countMutants", () => {
  it("counts every status and names what no test stopped", () => {
    expect(counts(["Killed", "Killed", "Survived", "NoCoverage", "Timeout", "Ignored"], 3)).toEqual({
      tests: 3,
      mutants: {
        Killed: 2,
        Timeout: 1,
        Survived: 1,
        NoCoverage: 1,
        Ignored: 1,
        CompileError: 0,
        RuntimeError: 0,
        Pending: 0,
      },
      survivors: [
        { file: "src/a.ts", line: 2, mutator: "BooleanLiteral", replacement: "true" },
        { file: "src/a.ts", line: 3, mutator: "BooleanLiteral", replacement: "true" },
      ],
      ignored: [
        {
          file: "src/a.ts",
          line: 5,
          mutator: "BooleanLiteral",
          replacement: "true",
          reason: "Ignored using a comment",
        },
      ],
    });
  });
});

describe("strykerVoidReasons", () => {
  it("has none against a run that stopped mutants, survivors or not", () => {
    expect(strykerVoidReasons(counts(["Killed", "Survived"], 1))).toEqual([]);
  });

  it.each([
    [["Killed", "RuntimeError", "CompileError"], 1, "2 of StrykerJS's mutants broke instead of being judged"],
    [["Survived"], 0, "StrykerJS ran no test"],
    [["Survived", "NoCoverage"], 2, "none of StrykerJS's mutants was killed by a test"],
    [["Timeout", "Timeout"], 2, "none of StrykerJS's mutants was killed by a test"],
    [["Killed", "Ignored"], 2, "1 of StrykerJS's mutants were left out by a comment that gives no reason"],
    [[], 2, "none of StrykerJS's mutants was killed by a test"],
  ])("says of %j with %i tests what is wrong", (statuses, tests, reason) => {
    expect(strykerVoidReasons(counts(statuses, tests))).toContain(reason);
  });

  it("lets a shard be without a mutant that is killed, and nothing else", () => {
    expect(partVoidReasons(counts(["Survived"], 1))).toEqual([]);
    expect(partVoidReasons(counts(["RuntimeError"], 0))).toHaveLength(2);
  });
});

describe("unmadeReasons", () => {
  it("finds a run without any mutant, and none with one that was left out", () => {
    expect(unmadeReasons({ ...rawReport(1), files: {} })).toEqual([
      expect.stringContaining("StrykerJS made no mutant"),
    ]);
    expect(unmadeReasons(rawReport(1))).toEqual([]);
  });
});

describe("untestedReasons", () => {
  const reportOf = (mutant: object): Report =>
    ({ files: { a: { mutants: [{ coveredBy: ["1", "2"], ...mutant }] } } }) as unknown as Report;

  it("finds a survivor that not every test was put to, as where vitest could not load them", () => {
    expect(untestedReasons(reportOf({ status: "Survived", testsCompleted: 0 }))).toEqual([
      "1 of StrykerJS's mutants are said to have survived, but not every test of them ran",
    ]);
  });

  it.each([
    { status: "Survived", testsCompleted: 2 },
    { status: "Survived" },
    { status: "Killed", testsCompleted: 1 },
  ])("finds nothing in %j", (mutant) => {
    expect(untestedReasons(reportOf(mutant))).toEqual([]);
  });
});
