import { describe, expect, it } from "vitest";
import { canonicalReport, reportText } from "../../src/stryker/canonical-report.ts";
import type { Report } from "../../src/stryker/report.ts";
import { rawReport } from "./raw-report.ts";

const place = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 5 } });
const base = { mutatorName: "Some", replacement: "{}" };

const raw: Report = {
  projectRoot: "/home/somebody",
  config: { concurrency: 4 },
  performance: { setup: 1, initialRun: 2, mutation: 3 },
  framework: { version: "9.6.1", name: "StrykerJS" },
  thresholds: { low: 60, high: 80 },
  schemaVersion: "1.0",
  testFiles: {
    "b.test.ts": {
      tests: [
        { id: "x", name: "second", location: { start: { line: 9, column: 1 } } },
        { id: "y", name: "first", location: { start: { line: 2, column: 1 } } },
      ],
    },
    "a.test.ts": { source: "…", tests: [{ id: "z", name: "third" }] },
  },
  files: {
    "b.ts": {
      language: "typescript",
      source: "b",
      mutants: [
        {
          ...{ ...base, id: "8", location: place(10), status: "Killed", static: false },
          ...{ killedBy: ["x", "z"], coveredBy: ["x", "y", "z"], testsCompleted: 3, duration: 12 },
          statusReason: "failed in .stryker-tmp/sandbox-abc123",
        },
        { ...base, id: "5", location: place(9), status: "Ignored", statusReason: "the same for all" },
      ],
    },
    "a.ts": {
      language: "typescript",
      source: "a",
      mutants: [
        { ...base, id: "7", location: place(1), status: "CompileError", statusReason: "a is no number" },
      ],
    },
  },
};

const CANONICAL = {
  files: {
    "a.ts": {
      language: "typescript",
      source: "a",
      mutants: [
        { ...base, id: "0", location: place(1), status: "CompileError", statusReason: "a is no number" },
      ],
    },
    "b.ts": {
      language: "typescript",
      source: "b",
      mutants: [
        { ...base, id: "1", location: place(9), status: "Ignored", statusReason: "the same for all" },
        {
          ...{ ...base, id: "2", location: place(10), status: "Killed", static: false },
          ...{ killedBy: ["0", "2"], coveredBy: ["0", "1", "2"] },
        },
      ],
    },
  },
  framework: { name: "StrykerJS", version: "9.6.1" },
  schemaVersion: "1.0",
  testFiles: {
    "a.test.ts": { source: "…", tests: [{ id: "0", name: "third" }] },
    "b.test.ts": {
      tests: [
        { id: "1", name: "first", location: { start: { line: 2, column: 1 } } },
        { id: "2", name: "second", location: { start: { line: 9, column: 1 } } },
      ],
    },
  },
  thresholds: { high: 80, low: 60 },
};

describe("canonicalReport", () => {
  it("keeps what was mutated, tested and killed, in an order of its own", () => {
    expect(canonicalReport(raw)).toEqual(CANONICAL);
  });

  it("leaves a report as it is that is in this form already", () => {
    expect(canonicalReport(canonicalReport(raw))).toEqual(CANONICAL);
  });

  it("makes one text of two runs that came to the same", () => {
    const [one, another] = [rawReport(40, 1), rawReport(40, 2)];
    expect(reportText(one)).not.toBe(reportText(another));
    expect(reportText(canonicalReport(one))).toBe(reportText(canonicalReport(another)));
  });

  it("refuses a killer that is not listed", () => {
    const { testFiles: _, ...report } = raw;
    expect(() => canonicalReport(report)).toThrow('names the test "x", but does not list it');
  });
});

describe("reportText", () => {
  it("sorts the members of every object, and no list", () => {
    const text = reportText({ ...raw, files: {}, testFiles: {} });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(
      "config,files,framework,performance,projectRoot,schemaVersion,testFiles,thresholds".split(","),
    );
    expect(text).toContain('{\n    "high": 80,\n    "low": 60\n  }\n}\n');
  });
});
