import type { MutantStatus } from "mutation-testing-report-schema/api";
import { describe, expect, it } from "vitest";
import { compareLanes } from "../../src/stryker/compare-lanes.ts";
import type { Report } from "../../src/stryker/report.ts";

interface Row {
  readonly line: number;
  readonly status: MutantStatus;
  readonly killedBy?: readonly string[];
}

/** A report in which each test is known by its place in the list. */
function reportOf(tests: readonly string[], rows: readonly Row[]): Report {
  const mutants = rows.map(({ line, status, killedBy = [] }, id) => ({
    ...{ id: String(id), mutatorName: "Some", replacement: "{}", status },
    location: { start: { line, column: 1 }, end: { line, column: 9 } },
    killedBy: killedBy.map((name) => String(tests.indexOf(name))),
  }));
  return {
    schemaVersion: "1.0",
    thresholds: { high: 80, low: 60 },
    files: { "a.ts": { language: "typescript", source: "", mutants } },
    testFiles: { "a.test.ts": { tests: tests.map((name, id) => ({ id: String(id), name })) } },
  };
}

const FAST = ["case <a>: A [0123abcd]", "law <b>: B [89abcdef]"];
const VITEST = ["law <b>: B", "case <a>: A"];
const [A = "", B = ""] = FAST;

describe("compareLanes", () => {
  it("finds nothing where the same tests kill the same mutants, in whatever order and under whatever number", () => {
    const fast = reportOf(FAST, [
      { line: 1, status: "Killed", killedBy: [A, B] },
      { line: 2, status: "Survived" },
    ]);
    const vitest = reportOf(VITEST, [
      { line: 2, status: "Survived" },
      { line: 1, status: "Killed", killedBy: ["law <b>: B", "case <a>: A"] },
    ]);
    expect(compareLanes({ fast, vitest })).toEqual({
      ...{ mutants: 2, killed: 1, tests: 2, cells: 4, timedOut: [], differences: [] },
    });
  });

  it("names each cell that differs, and each mutant whose status does", () => {
    const fast = reportOf(FAST, [
      { line: 1, status: "Killed", killedBy: [A] },
      { line: 2, status: "Survived" },
    ]);
    const vitest = reportOf(VITEST, [
      { line: 1, status: "Killed", killedBy: ["law <b>: B"] },
      { line: 2, status: "Killed", killedBy: ["law <b>: B"] },
    ]);
    expect(compareLanes({ fast, vitest }).differences).toEqual([
      { about: "a.ts:1:1-1:9 Some {} by case <a>: A", lanes: { fast: "killed", vitest: "not killed" } },
      { about: "a.ts:1:1-1:9 Some {} by law <b>: B", lanes: { fast: "not killed", vitest: "killed" } },
      { about: "a.ts:2:1-2:9 Some {}", lanes: { fast: "Survived", vitest: "Killed" } },
    ]);
  });

  it("names the tests and the mutants that only one lane has", () => {
    const fast = reportOf(FAST, [{ line: 1, status: "Survived" }]);
    const vitest = reportOf(["case <a>: A", "case <c>: C"], [{ line: 3, status: "Survived" }]);
    expect(compareLanes({ fast, vitest })).toMatchObject({
      ...{ mutants: 0, cells: 0 },
      differences: [
        { about: "law <b>: B", lanes: { fast: "a test", vitest: "not a test" } },
        { about: "case <c>: C", lanes: { fast: "not a test", vitest: "a test" } },
        { about: "a.ts:1:1-1:9 Some {}", lanes: { fast: "a mutant", vitest: "not a mutant" } },
        { about: "a.ts:3:1-3:9 Some {}", lanes: { fast: "not a mutant", vitest: "a mutant" } },
      ],
    });
  });

  it("does not compare the killers of what a time limit stopped, but does not let it hide a survivor", () => {
    const fast = reportOf(FAST, [
      { line: 1, status: "Killed", killedBy: [A] },
      { line: 2, status: "Timeout" },
      { line: 3, status: "Survived" },
    ]);
    const vitest = reportOf(VITEST, [
      { line: 1, status: "Timeout" },
      { line: 2, status: "Timeout" },
      { line: 3, status: "Timeout" },
    ]);
    expect(compareLanes({ fast, vitest })).toEqual({
      ...{ mutants: 0, killed: 0, tests: 2, cells: 0 },
      timedOut: ["a.ts:1:1-1:9 Some {}", "a.ts:2:1-2:9 Some {}"],
      differences: [{ about: "a.ts:3:1-3:9 Some {}", lanes: { fast: "Survived", vitest: "Timeout" } }],
    });
  });

  it("counts no cell of what was left out", () => {
    const rows: Row[] = [
      { line: 1, status: "Ignored" },
      { line: 2, status: "CompileError" },
      { line: 3, status: "NoCoverage" },
    ];
    const reports = { fast: reportOf(FAST, rows), vitest: reportOf(VITEST, rows) };
    expect(compareLanes(reports)).toMatchObject({ mutants: 1, cells: 2, differences: [] });
  });
});
