import { readFileSync } from "node:fs";

/** A report that cannot be used. The message says which, what was wrong, and what to do. */
export class StrykerReportError extends Error {
  override readonly name = "StrykerReportError";
}

/** A mutant of StrykerJS's that no test stopped. */
export interface StrykerSurvivor {
  /** Its id in the report. */
  readonly id: string;
  /** The file's path from the folder that StrykerJS ran in. */
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly replacement: string;
  /** The file as StrykerJS read it, and with the mutant in it. */
  readonly source: string;
  readonly mutated: string;
}

/** A place in a text; both count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>
  >;
}

interface ReportedMutant {
  readonly id: string;
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/**
 * Reads the mutants that no test stopped from a report of the mutation-testing report schema.
 *
 * @param file - the report's path
 * @returns how many mutants there are, and the survivors in the order of the report
 * @throws StrykerReportError if the file cannot be read, or is no such report
 */
export function readSurvivors(file: string): {
  readonly mutants: number;
  readonly survivors: readonly StrykerSurvivor[];
} {
  const all = Object.entries(readReport(file).files).flatMap(([name, { source, mutants }]) =>
    mutants.map((mutant) => ({ name, source, mutant })),
  );
  const survivors = all
    .filter(({ mutant }) => isUnstopped(mutant))
    .map(({ name, source, mutant: { id, mutatorName, replacement, location } }) => ({
      ...{ id, file: name, line: location.start.line, mutator: mutatorName, replacement, source },
      mutated:
        source.slice(0, offsetOf(source, location.start)) +
        replacement +
        source.slice(offsetOf(source, location.end)),
    }));
  return { mutants: all.length, survivors };
}

function readReport(file: string): Report {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StrykerReportError(`cannot read ${file}: ${(error as Error).message}`);
  }
  if (!isReport(report)) {
    throw new StrykerReportError(
      `${file} is no report of mutants with their places and replacements; name the mutation.json of StrykerJS's reporter json`,
    );
  }
  return report;
}

function isReport(report: unknown): report is Report {
  const { files } = Object(report) as Partial<Report>;
  return (
    typeof files === "object" &&
    files !== null &&
    Object.values(files).every(
      (each) =>
        typeof each?.source === "string" &&
        Array.isArray(each.mutants) &&
        each.mutants.filter(isUnstopped).every(isWhole),
    )
  );
}

function isUnstopped(mutant: unknown): boolean {
  const { status } = Object(mutant) as Partial<ReportedMutant>;
  return status === "Survived" || status === "NoCoverage";
}

/** Whether it says what it changes. */
function isWhole(mutant: unknown): boolean {
  const { id, mutatorName, replacement, location } = Object(mutant) as Partial<ReportedMutant>;
  return (
    [id, mutatorName, replacement].every((text) => typeof text === "string") &&
    [location?.start, location?.end].every(
      (place) => Number.isInteger(place?.line) && Number.isInteger(place?.column),
    )
  );
}

function offsetOf(source: string, { line, column }: Place): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}
