import type { MutantStatus } from "mutation-testing-report-schema/api";
import { describe, expect, it } from "vitest";
import { inState, markedName, plainName, stateIn, withoutState } from "../../src/stryker/marked-name.ts";
import { STATE_TEST, withoutRemembered } from "../../src/stryker/remembered.ts";
import type { Report } from "../../src/stryker/report.ts";
import { rawReport } from "./raw-report.ts";

const [NOW, BEFORE] = ["01234567", "89abcdef"];
const marked = (name: string): string => markedName(name, "fedcba98");

/** A report of two tests, and of one that was there before, with what became of some mutants. */
function reportOf(
  mutants: readonly { id: string; status: MutantStatus; coveredBy?: string[]; killedBy?: string[] }[],
): Report {
  const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const common = { mutatorName: "Some", replacement: "", location: place };
  const test = (id: string, name: string, state: string) => ({ id, name: inState(marked(name), state) });
  return {
    schemaVersion: "1.0",
    thresholds: { high: 80, low: 60 },
    files: {
      "a.js": {
        language: "javascript",
        source: "",
        mutants: mutants.map((each) => ({ ...common, ...each })),
      },
    },
    testFiles: {
      "gone.json": { tests: [test("3", "one", BEFORE)] },
      "a.json": { tests: [test("0", STATE_TEST, NOW), test("1", "one", NOW), test("2", "two", NOW)] },
    },
  };
}

describe("withoutRemembered", () => {
  it("leaves what a run without incremental mode writes as it is", () => {
    const report = rawReport(12);
    expect(withoutRemembered(report)).toBe(report);
  });

  it("leaves out tests of other states, and the one that stands for the state", () => {
    expect(withoutRemembered(reportOf([])).testFiles).toEqual({
      "a.json": {
        tests: [
          { id: "1", name: marked("one") },
          { id: "2", name: marked("two") },
        ],
      },
    });
  });

  it("leaves out mutants of other runs, and writes the others as if they had been run", () => {
    const { files } = withoutRemembered(
      reportOf([
        { id: "0", status: "Killed", coveredBy: ["1", "2"], killedBy: ["2"] },
        { id: "1", status: "Survived", coveredBy: ["0"], killedBy: [] },
        { id: "2", status: "Survived", coveredBy: [], killedBy: [] },
        { id: "3", status: "Timeout", coveredBy: [] },
        { id: "4", status: "Ignored", coveredBy: [] },
        { id: "a.js@1:1-1:2\nSome: ", status: "Killed", coveredBy: ["3"], killedBy: ["3"] },
      ]),
    );
    const kept = (files["a.js"]?.mutants ?? []).map(({ id, status, coveredBy, killedBy }) => [
      ...[id, status, coveredBy, killedBy],
    ]);
    expect(kept).toEqual([
      ["0", "Killed", ["1", "2"], ["2"]],
      ["1", "Survived", [], undefined],
      ["2", "NoCoverage", [], undefined],
      ["3", "NoCoverage", [], undefined],
      ["4", "Ignored", [], undefined],
    ]);
  });
});

describe("inState", () => {
  it("puts a state into a mark, where it is found and taken out again", () => {
    const name = inState(marked("case <a> [b]"), NOW);
    expect([stateIn(name), withoutState(name), plainName(name)]).toEqual([
      ...[NOW, marked("case <a> [b]"), "case <a> [b]"],
    ]);
    expect(stateIn(marked("case <a>"))).toBeUndefined();
  });
});
