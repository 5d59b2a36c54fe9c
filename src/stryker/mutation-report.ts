import { readFileSync } from "node:fs";

/** The statuses of the mutation-testing report schema. */
const STATUSES = [
  "Killed",
  "Timeout",
  "Survived",
  "NoCoverage",
  "Ignored",
  "CompileError",
  "RuntimeError",
  "Pending",
] as const;

type Status = (typeof STATUSES)[number];

/** A mutant that no test stopped. */
interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly replacement: string;
}

/** What a run of StrykerJS came to, counted by ourselves: its own score passes when it is NaN. */
export interface MutationCounts {
  readonly tests: number;
  readonly mutants: Readonly<Record<Status, number>>;
  /** Mutants that survived or that no test reached. */
  readonly survivors: readonly Survivor[];
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly unknown[] }>>;
}

interface ReportedMutant {
  readonly status: Status;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

/**
 * Counts the mutants and the tests in a report of the mutation-testing report schema.
 *
 * @param file - the report's path
 * @returns the counts, or `undefined` if there is no such file
 */
export function readMutationCounts(file: string): MutationCounts | undefined {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
  const mutants = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  const survivors: Survivor[] = [];
  for (const [name, { mutants: inFile }] of Object.entries(report.files)) {
    for (const mutant of inFile) {
      mutants[mutant.status]++;
      if (mutant.status === "Survived" || mutant.status === "NoCoverage") {
        const { mutatorName: mutator, replacement = "", location } = mutant;
        survivors.push({ file: name, line: location.start.line, mutator, replacement });
      }
    }
  }
  const tests = Object.values(report.testFiles ?? {}).reduce(
    (sum, testFile) => sum + testFile.tests.length,
    0,
  );
  return { tests, mutants, survivors };
}

/**
 * Checks that a run of StrykerJS proves anything: tests ran, and mutants were judged instead of broken.
 *
 * @param counts - the counts, or `undefined` where no report was left
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function strykerVoidReasons(counts: MutationCounts | undefined): string[] {
  if (counts === undefined) {
    return ["StrykerJS left no report; what it printed above says why"];
  }
  const { Killed, Timeout, CompileError, RuntimeError, Pending } = counts.mutants;
  const broken = CompileError + RuntimeError + Pending;
  return [
    ...(counts.tests === 0 ? ["StrykerJS ran no test"] : []),
    ...(broken > 0 ? [`${broken} of StrykerJS's mutants broke instead of being judged`] : []),
    ...(Killed + Timeout === 0 ? ["StrykerJS's mutants were stopped by no test at all"] : []),
  ];
}
