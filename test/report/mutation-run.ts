import type { MutationRun } from "../../src/report/mutation-summary.ts";
import { judgeMutants } from "../../src/run/judge-mutants.ts";
import type { Report, ReportedMutant } from "../../src/stryker/report.ts";
import { HOSTILE, SURVIVED, catalogue, row } from "./results.ts";

/** A mutant of the line with its number. */
function mutant(line: number, replacement: string, status: ReportedMutant["status"]): ReportedMutant {
  return {
    ...{ id: String(line), mutatorName: "Some", replacement, status },
    location: { start: { line, column: 1 }, end: { line, column: 4 } },
    ...(status === "Ignored" ? { statusReason: HOSTILE } : {}),
    ...(status === "Killed" ? { killedBy: ["t"], coveredBy: ["t"] } : {}),
  };
}

const REPORT: Report = {
  schemaVersion: "2",
  thresholds: { high: 100, low: 100 },
  files: {
    "src/a b.ts": {
      language: "typescript",
      source: "one\ntwo\nthree\nfour\nfive\nsix\n",
      mutants: [
        mutant(1, "killed", "Killed"),
        mutant(2, "alive", "Survived"),
        mutant(3, "unreached", "NoCoverage"),
        mutant(4, "listed", "Survived"),
        mutant(5, "ignored", "Ignored"),
        mutant(6, "broken", "RuntimeError"),
      ],
    },
  },
  testFiles: { "t.ts": { tests: [{ id: "t", name: "case <a>" }] } },
};

/** A run in which one mutant of each status is in a file, and one hand-written one survived. */
export function mutationRun(): MutationRun {
  const [era] = catalogue([row("stopped"), row("alive", SURVIVED)]).eras;
  if (era === undefined) {
    throw new Error("there is no era in it");
  }
  const listed = {
    file: "src/a b.ts",
    line: "four",
    replaced: "fou",
    replacement: "listed",
    mutator: "Some",
  };
  return {
    matrix: era.matrix,
    lane: "fast",
    stryker: judgeMutants(REPORT, [
      { ...listed, kind: "accepted", reason: "only logged", date: "2026-11-02" },
    ]),
    times: { whole: 1000, tests: 100, mutants: 200, slowest: [] },
    commands: [],
    voidReasons: [],
    reports: ["a.json"],
  };
}
