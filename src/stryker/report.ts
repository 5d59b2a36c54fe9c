import { readFileSync } from "node:fs";
import type { FileResult, MutantResult, MutationTestResult } from "mutation-testing-report-schema/api";

/** A report that cannot be used. The message says which, what was wrong, and what to do. */
export class StrykerReportError extends Error {
  override readonly name = "StrykerReportError";
}

/** A report of the mutation-testing report schema whose mutants all say what they change. */
export interface Report extends MutationTestResult {
  files: Record<string, ReportedFile>;
}

/** A source file with its mutants. */
export interface ReportedFile extends FileResult {
  mutants: ReportedMutant[];
}

/** A mutant with what became of it. */
export interface ReportedMutant extends MutantResult {
  replacement: string;
}

/** A place in a text; both count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Reads a report of the mutation-testing report schema, as StrykerJS writes it.
 *
 * @param file - the report's path
 * @returns the report
 * @throws StrykerReportError if the file cannot be read, or is no such report
 */
export function readReport(file: string): Report {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StrykerReportError(`cannot read ${file}: ${(error as Error).message}`);
  }
  return toReport(file, report);
}

/**
 * Checks that a value is a report of the mutation-testing report schema, in all that is read of it here.
 *
 * @param file - the file that it was read from, for the message
 * @param value - the decoded file
 * @returns the same
 * @throws StrykerReportError if it is none
 */
export function toReport(file: string, value: unknown): Report {
  if (!isReport(value)) {
    throw new StrykerReportError(
      `${file} is no report of mutants with their places and replacements; name the mutation.json of StrykerJS's reporter json`,
    );
  }
  return value;
}

/**
 * Says whether no test stopped a mutant: it survived, or no test reached it.
 *
 * @param mutant - a mutant of a report
 */
export function isUnstopped({ status }: MutantResult): boolean {
  return status === "Survived" || status === "NoCoverage";
}

/**
 * Says whether a report holds only the mutants in lines that were changed since some commit.
 *
 * @param report - the report
 * @returns the commit; `undefined` if the report is of all lines
 */
export function sinceOf({ config }: Report): string | undefined {
  const { since } = Object(config) as Readonly<Record<string, unknown>>;
  return typeof since === "string" ? since : undefined;
}

/**
 * Says how many characters of a source come before a place in it.
 *
 * @param source - the file as StrykerJS read it
 * @param place - the place
 */
export function offsetOf(source: string, { line, column }: Place): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}

function isReport(report: unknown): report is Report {
  const { files, testFiles = {} } = Object(report) as Partial<Report>;
  return (
    isObject(files) &&
    isObject(testFiles) &&
    Object.values(files).every(
      (each) =>
        typeof each?.source === "string" && Array.isArray(each.mutants) && each.mutants.every(isMutant),
    ) &&
    Object.values(testFiles).every((each) => Array.isArray(each?.tests) && each.tests.every(isTest))
  );
}

function isMutant(mutant: unknown): boolean {
  const { id, status, mutatorName, replacement, location, killedBy, coveredBy } = Object(
    mutant,
  ) as Partial<ReportedMutant>;
  return (
    [id, status, mutatorName, replacement].every((text) => typeof text === "string") &&
    [location?.start, location?.end].every(isPlace) &&
    [killedBy, coveredBy].every((ids) => ids === undefined || isTexts(ids))
  );
}

function isPlace(place: unknown): boolean {
  const { line, column } = Object(place) as Partial<Place>;
  return Number.isInteger(line) && Number.isInteger(column);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isTest(test: unknown): boolean {
  const { id, name } = Object(test) as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === "string" && typeof name === "string";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
