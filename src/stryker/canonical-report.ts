import type { TestDefinition, TestFile } from "mutation-testing-report-schema/api";
import { compareInFile, comparePlaces, compareTexts } from "./mutant-order.ts";
import { withoutRemembered } from "./remembered.ts";
import {
  type Report,
  type ReportedFile,
  type ReportedMutant,
  StrykerReportError,
  sinceOf,
} from "./report.ts";

/** Where a test has no place in its file. */
const NO_PLACE = { line: 0, column: 0 };

/**
 * Takes out of a report what differs between two runs that came to the same: what is left is what was
 * mutated, what was tested, and which test killed which mutant. That is:
 *
 * - mutants are ordered by file, place, mutator and replacement, tests by file, place and name, and both are
 *   numbered in that order over the whole report;
 * - options, the project's folder, times and the machine are left out, as is how many tests a mutant took. The commit
 *   that changes are counted from stays;
 * - reasons are left out where a test run gave them, since they hold paths and times. Why a mutant was left
 *   out, or did not compile, stays;
 * - what StrykerJS remembers of earlier runs, and is no more, is left out.
 *
 * @param report - a report as StrykerJS writes it
 * @returns the report in this form, which is a report of the same schema
 * @throws StrykerReportError if a mutant names a test that the report does not list
 */
export function canonicalReport(report: Report): Report {
  const { schemaVersion, thresholds, framework, files, testFiles } = withoutRemembered(report);
  const since = sinceOf(report);
  const { numbered, numbers } = numberTests(testFiles ?? {});
  return {
    ...{ schemaVersion, thresholds, files: numberMutants(files, numbers) },
    ...(framework === undefined ? {} : { framework }),
    ...(since === undefined ? {} : { config: { since } }),
    ...(testFiles === undefined ? {} : { testFiles: numbered }),
  };
}

/**
 * Writes a report so that equal reports are equal texts: the members of every object are sorted.
 *
 * @param report - the report
 * @returns JSON, with an end of line
 */
export function reportText(report: Report): string {
  return `${JSON.stringify(report, (_, value: unknown) => sortMembers(value), 2)}\n`;
}

function sortMembers(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(byName(value as Readonly<Record<string, unknown>>))
    : value;
}

/** The number of each test, by the id that it had. */
type Numbers = ReadonlyMap<string, number>;

function numberTests(testFiles: Readonly<Record<string, TestFile>>): {
  readonly numbered: Record<string, TestFile>;
  readonly numbers: Numbers;
} {
  const numbers = new Map<string, number>();
  const numbered = byName(testFiles).map(([name, testFile]) => {
    const tests = testFile.tests.toSorted(compareTests).map((test) => {
      const number = numbers.size;
      numbers.set(test.id, number);
      return { ...test, id: String(number) };
    });
    return [name, { ...testFile, tests }] as const;
  });
  return { numbered: Object.fromEntries(numbered), numbers };
}

function numberMutants(
  files: Readonly<Record<string, ReportedFile>>,
  numbers: Numbers,
): Record<string, ReportedFile> {
  let number = 0;
  const numbered = byName(files).map(([name, file]) => {
    const mutants = file.mutants
      .toSorted(compareInFile)
      .map((mutant) => ({ ...canonicalMutant(mutant, numbers), id: String(number++) }));
    return [name, { ...file, mutants }] as const;
  });
  return Object.fromEntries(numbered);
}

function canonicalMutant(mutant: ReportedMutant, numbers: Numbers): ReportedMutant {
  const { testsCompleted: _, duration: __, statusReason, killedBy, coveredBy, ...kept } = mutant;
  const isOfTests = mutant.status !== "Ignored" && mutant.status !== "CompileError";
  return {
    ...kept,
    ...(statusReason === undefined || isOfTests ? {} : { statusReason }),
    ...(killedBy === undefined ? {} : { killedBy: renumber(killedBy, numbers) }),
    ...(coveredBy === undefined ? {} : { coveredBy: renumber(coveredBy, numbers) }),
  };
}

function renumber(ids: readonly string[], numbers: Numbers): string[] {
  return ids
    .map((id) => {
      const number = numbers.get(id);
      if (number === undefined) {
        throw new StrykerReportError(`a report names the test ${JSON.stringify(id)}, but does not list it`);
      }
      return number;
    })
    .toSorted((a, b) => a - b)
    .map(String);
}

function byName<T>(files: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(files).toSorted(([a], [b]) => compareTexts(a, b));
}

function compareTests(a: TestDefinition, b: TestDefinition): number {
  return (
    comparePlaces(a.location?.start ?? NO_PLACE, b.location?.start ?? NO_PLACE) ||
    compareTexts(a.name, b.name)
  );
}
