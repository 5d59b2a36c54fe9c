import { readFileSync } from "node:fs";
import path from "node:path";
import type { TestResult } from "@stryker-mutator/api/test-runner";
import type { TestDefinition, TestFile } from "mutation-testing-report-schema/api";
import { asPosix } from "../../stryker/as-posix.ts";
import type { Instrumented, MadeMutant } from "../../stryker/instrument.ts";
import type { Report, ReportedFile, ReportedMutant } from "../../stryker/report.ts";
import type { Outcome } from "./messages.ts";
import type { Plan } from "./plan.ts";

/** A mutant that was run. */
export interface RunMutant {
  readonly plan: Plan;
  /** Nothing where no test reaches it. */
  readonly outcome?: Outcome;
}

/** What a report is made of. */
export interface Results {
  /** The project's folder, absolute. */
  readonly folder: string;
  /** The folder of the copy of the project in which the tests ran, absolute. */
  readonly copy: string;
  readonly instrumented: Instrumented;
  /** All tests. */
  readonly tests: readonly TestResult[];
  /** The mutants that are not left out, by their ids. */
  readonly ran: ReadonlyMap<string, RunMutant>;
}

/** What StrykerJS has where its configuration says nothing. */
const THRESHOLDS = { high: 80, low: 60 };

/**
 * Writes what became of mutants as StrykerJS does.
 *
 * @param results - the mutants and the tests
 * @returns the report
 */
export function quickReport({ folder, copy, instrumented, tests, ran }: Results): Report {
  const inProject = tests.map(({ fileName = "", ...test }) => {
    const inCopy = path.relative(copy, fileName);
    // What is not in the copy comes with the package.
    return { ...test, fileName: inCopy.startsWith("..") ? fileName : path.join(folder, inCopy) };
  });
  const files: Record<string, ReportedFile> = {};
  for (const { file, source } of instrumented.files) {
    const mutants = instrumented.mutants.filter((mutant) => mutant.file === file);
    if (mutants.length > 0) {
      const reported = mutants.map((mutant) => reportedMutant(mutant, ran.get(mutant.id)));
      files[asPosix(file)] = { language: languageOf(file), mutants: reported, source };
    }
  }
  return {
    schemaVersion: "1.0",
    thresholds: THRESHOLDS,
    files,
    testFiles: testFilesOf(inProject, folder),
    projectRoot: folder,
  };
}

function reportedMutant(
  { id, mutatorName, replacement, location, ignored }: MadeMutant,
  run: RunMutant | undefined,
): ReportedMutant {
  const mutant = { id, mutatorName, replacement, location, static: run?.plan.isStatic ?? false };
  if (ignored !== undefined || run === undefined) {
    return { ...mutant, status: "Ignored", statusReason: ignored ?? "" };
  }
  const coveredBy = namesOf(run.plan.coveredBy);
  const { outcome } = run;
  if (outcome === undefined) {
    return { ...mutant, coveredBy, status: "NoCoverage" };
  }
  return outcome.status === "Killed"
    ? { ...mutant, coveredBy, ...outcome, killedBy: namesOf(outcome.killedBy) }
    : { ...mutant, coveredBy, ...outcome };
}

/** A report calls a test by its place among all. */
function namesOf(places: Uint32Array): string[] {
  return Array.from(places, String);
}

function testFilesOf(tests: readonly TestResult[], folder: string): Record<string, TestFile> {
  const testFiles: Record<string, TestFile & { tests: TestDefinition[] }> = {};
  for (const [at, { name, fileName = "", startPosition }] of tests.entries()) {
    const testFile = (testFiles[asPosix(path.relative(folder, fileName))] ??= {
      tests: [],
      source: readFileSync(fileName, "utf8"),
    });
    const start = startPosition && { line: startPosition.line + 1, column: startPosition.column + 1 };
    testFile.tests.push({ id: String(at), name, ...(start === undefined ? {} : { location: { start } }) });
  }
  return testFiles;
}

/** As StrykerJS tells them apart. */
function languageOf(file: string): string {
  return [".ts", ".tsx"].includes(path.extname(file).toLowerCase()) ? "typescript" : "javascript";
}
