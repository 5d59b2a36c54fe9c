import { isUnstopped, offsetOf, readReport } from "./report.ts";

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
