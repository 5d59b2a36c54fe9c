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
  readonly testsCompleted?: number;
  readonly coveredBy?: readonly string[];
  readonly location: { readonly start: { readonly line: number } };
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

/** Said where StrykerJS left no report. */
export const NO_REPORT = "StrykerJS left no report: it ended early, for the reason that it gives above";

/**
 * Checks that StrykerJS made mutants at all, whichever of them were run.
 *
 * @param report - a report as StrykerJS writes it
 * @returns what is wrong, a sentence; nothing where there is a mutant
 */
export function unmadeReasons({ files }: Report): string[] {
  return Object.values(files).some(({ mutants }) => mutants.length > 0)
    ? []
    : ["StrykerJS made no mutant: no file is what mutate names, or there is nothing in it to mutate"];
}

/**
 * Checks that every test ran that reaches a mutant which is said to have survived.
 *
 * @param report - a report as StrykerJS writes it
 * @returns what is wrong, a sentence; nothing where all ran
 */
export function untestedReasons({ files }: Report): string[] {
  const untested = Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .filter(
      ({ status, testsCompleted, coveredBy = [] }) =>
        status === "Survived" && testsCompleted !== undefined && testsCompleted < coveredBy.length,
    );
  return untested.length === 0
    ? []
    : [`${untested.length} of StrykerJS's mutants are said to have survived, but not every test of them ran`];
}

/**
 * Checks that a run of StrykerJS proves anything: tests ran, and mutants were judged instead of broken.
 *
 * @param counts - the counts
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function strykerVoidReasons(counts: MutationCounts): string[] {
  return [
    ...partVoidReasons(counts),
    ...(counts.mutants.Killed === 0 ? ["none of StrykerJS's mutants was killed by a test"] : []),
  ];
}

/**
 * Checks the same of a part of the mutants, a shard or those in changed lines, which may be too small to hold one that
 * is killed.
 *
 * @param counts - the counts of the part
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function partVoidReasons({ tests, mutants, ignored }: MutationCounts): string[] {
  const { CompileError, RuntimeError, Pending } = mutants;
  const unexplained = ignored.filter(({ reason }) => reason === NO_REASON).length;
  const broken = CompileError + RuntimeError + Pending;
  return [
    ...(tests === 0 ? ["StrykerJS ran no test"] : []),
    ...(broken > 0 ? [`${broken} of StrykerJS's mutants broke instead of being judged`] : []),
    ...(unexplained > 0
      ? [`${unexplained} of StrykerJS's mutants were left out by a comment that gives no reason`]
      : []),
  ];
}
