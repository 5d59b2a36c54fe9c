import { MUTATION_JSON } from "./run-stryker.ts";
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

/** What StrykerJS writes where a comment leaves a mutant out and does not say why. */
const NO_REASON = "Ignored using a comment";

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
  /** Mutants that were left out, each with the reason that stands above its line. */
  readonly ignored: readonly (Survivor & { readonly reason: string })[];
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly unknown[] }>>;
}

interface ReportedMutant {
  readonly status: Status;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly statusReason?: string;
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
  return countMutants(report);
}

/**
 * Counts the mutants and the tests in a report.
 *
 * @param report - the report
 */
export function countMutants(report: Report): MutationCounts {
  const mutants = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  const survivors: Survivor[] = [];
  const ignored: (Survivor & { reason: string })[] = [];
  for (const [name, { mutants: inFile }] of Object.entries(report.files)) {
    for (const mutant of inFile) {
      const { status, statusReason: reason = "", mutatorName: mutator, replacement = "", location } = mutant;
      const place = { file: name, line: location.start.line, mutator, replacement };
      mutants[status]++;
      if (status === "Survived" || status === "NoCoverage") {
        survivors.push(place);
      } else if (status === "Ignored") {
        ignored.push({ ...place, reason });
      }
    }
  }
  const tests = Object.values(report.testFiles ?? {}).reduce(
    (sum, testFile) => sum + testFile.tests.length,
    0,
  );
  return { tests, mutants, survivors, ignored };
}

/**
 * Checks that a run of StrykerJS proves anything: tests ran, and mutants were judged instead of broken.
 *
 * @param counts - the counts, or `undefined` where no report was left
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function strykerVoidReasons(counts: MutationCounts | undefined): string[] {
  if (counts === undefined) {
    return [
      `StrykerJS left no report at ${MUTATION_JSON}: it ended early, or its reporter json is off or writes elsewhere`,
    ];
  }
  const { Killed, CompileError, RuntimeError, Pending } = counts.mutants;
  const unexplained = counts.ignored.filter(({ reason }) => reason === NO_REASON).length;
  const broken = CompileError + RuntimeError + Pending;
  return [
    ...(counts.tests === 0 ? ["StrykerJS ran no test"] : []),
    ...(broken > 0 ? [`${broken} of StrykerJS's mutants broke instead of being judged`] : []),
    ...(unexplained > 0
      ? [`${unexplained} of StrykerJS's mutants were left out by a comment that gives no reason`]
      : []),
    ...(Killed === 0 ? ["none of StrykerJS's mutants was killed by a test"] : []),
  ];
}
