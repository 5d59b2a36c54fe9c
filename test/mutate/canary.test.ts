import type { MutantStatus } from "mutation-testing-report-schema/api";
import { describe, expect, it } from "vitest";
import { canaryReasons, withoutCanary } from "../../src/mutate/canary.ts";
import { CANARY_FILE } from "../../src/mutate/lane-folder.ts";
import { CANARY_SOURCE } from "../../src/plugin/canary.ts";
import type { Report, ReportedMutant } from "../../src/stryker/report.ts";

/** A mutant of the canary that replaces some code. */
function mutantOf(code: string, status: MutantStatus): ReportedMutant {
  const before = CANARY_SOURCE.slice(0, CANARY_SOURCE.indexOf(code)).split("\n");
  const start = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  const end = { ...start, column: start.column + code.length };
  return { id: code, mutatorName: "StringLiteral", replacement: '""', status, location: { start, end } };
}

function reportOf(mutants: ReportedMutant[]): Report {
  const own = { ...mutantOf('"song"', "Killed"), id: "own", coveredBy: ["1", "2"], killedBy: ["1", "2"] };
  return {
    schemaVersion: "1.0",
    thresholds: { high: 80, low: 60 },
    files: {
      "a.ts": { language: "typescript", source: "", mutants: [own] },
      [CANARY_FILE]: { language: "javascript", source: CANARY_SOURCE, mutants },
    },
    testFiles: {
      "t.js": {
        tests: [
          { id: "1", name: "case <a>: A" },
          { id: "2", name: "canary [0123abcd]" },
        ],
      },
    },
  };
}

const KNOWN = [
  mutantOf('"alive"', "Killed"),
  mutantOf('"song"', "Survived"),
  mutantOf("unheard", "Survived"),
];

describe("canaryReasons", () => {
  it("finds nothing wrong where one dies and one lives", () => {
    expect(canaryReasons(reportOf(KNOWN))).toEqual([]);
  });

  it.each([
    ["Killed", "Killed", ['"song" has to be Survived, and is Killed']],
    ["Survived", "Survived", ['"alive" has to be Killed, and is Survived']],
    [
      "Timeout",
      "NoCoverage",
      ['"alive" has to be Killed, and is Timeout', '"song" has to be Survived, and is NoCoverage'],
    ],
  ] as const)("does not believe a run that finds %s and %s", (alive, song, expected) => {
    const reasons = canaryReasons(reportOf([mutantOf('"alive"', alive), mutantOf('"song"', song)]));
    expect(reasons).toEqual(expected.map((reason) => `the canary's mutant of ${reason}`));
  });

  it("does not believe a run without it, or without one of its mutants", () => {
    expect(canaryReasons({ ...reportOf([]), files: {} })).toEqual([
      expect.stringContaining("the canary was not mutated"),
    ]);
    expect(canaryReasons(reportOf(KNOWN.slice(1)))).toEqual([
      'the canary has 0 mutants of "alive" and not one',
    ]);
  });
});

describe("withoutCanary", () => {
  it("takes out its file, its test, and its test among those of other mutants", () => {
    const { files, testFiles } = withoutCanary(reportOf(KNOWN));
    expect(Object.keys(files)).toEqual(["a.ts"]);
    expect(files["a.ts"]?.mutants[0]).toMatchObject({ coveredBy: ["1"], killedBy: ["1"] });
    expect(testFiles).toEqual({ "t.js": { tests: [{ id: "1", name: "case <a>: A" }] } });
  });
});
