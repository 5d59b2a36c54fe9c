import type { Lane } from "./lanes.ts";
import { plainName } from "./marked-name.ts";
import type { Report, ReportedMutant } from "./report.ts";

/** Something that the lanes do not agree on. */
export interface LaneDifference {
  /** Where: a mutant as file:line:column, mutator and replacement, or a test. */
  readonly about: string;
  /** What each lane has there. */
  readonly lanes: Readonly<Record<Lane, string>>;
}

/** What two lanes came to beside each other. */
export interface ComparedLanes {
  /** How many mutants that both lanes judged, how many tests, and how many verdicts of one on the other. */
  readonly mutants: number;
  /** How many of the mutants both lanes killed. */
  readonly killed: number;
  readonly tests: number;
  readonly cells: number;
  /** The mutants whose killers are not compared, since one lane or both only came to the time limit. */
  readonly timedOut: readonly string[];
  readonly differences: readonly LaneDifference[];
}

/** What becomes of a mutant to which tests were put, or could have been. */
const JUDGED = new Set(["Killed", "Survived", "NoCoverage"]);

/** The kill matrix in a report, by names that are the same in both lanes. */
interface LaneMatrix {
  readonly tests: ReadonlySet<string>;
  readonly rows: ReadonlyMap<string, { readonly status: string; readonly killedBy: ReadonlySet<string> }>;
}

/**
 * Compares the kill matrices of both lanes cell by cell.
 *
 * @param reports - the reports of runs in which no mutant ended with the first test that killed it
 * @returns what was compared, and what differs
 */
export function compareLanes(reports: Readonly<Record<Lane, Report>>): ComparedLanes {
  const fast = matrixOf(reports.fast);
  const vitest = matrixOf(reports.vitest);
  const differences = [
    ...onlyInOne("a test", fast.tests, vitest.tests),
    ...onlyInOne("a mutant", new Set(fast.rows.keys()), new Set(vitest.rows.keys())),
  ];
  const timedOut: string[] = [];
  let mutants = 0;
  let killed = 0;
  let cells = 0;
  for (const [about, ours] of fast.rows) {
    const theirs = vitest.rows.get(about);
    if (theirs === undefined) {
      continue;
    }
    if (
      [ours.status, theirs.status].includes("Timeout") &&
      isStopped(ours.status) &&
      isStopped(theirs.status)
    ) {
      timedOut.push(about);
    } else if (ours.status !== theirs.status) {
      differences.push({ about, lanes: { fast: ours.status, vitest: theirs.status } });
    } else if (JUDGED.has(ours.status)) {
      mutants++;
      killed += Number(ours.status === "Killed");
      cells += fast.tests.size;
      differences.push(...cellDifferences(about, ours.killedBy, theirs.killedBy));
    }
  }
  return { mutants, killed, tests: fast.tests.size, cells, timedOut, differences };
}

function isStopped(status: string): boolean {
  return status === "Killed" || status === "Timeout";
}

function cellDifferences(
  mutant: string,
  ours: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): LaneDifference[] {
  return onlyInOne("killed", ours, theirs).map(({ about, lanes }) => ({
    about: `${mutant} by ${about}`,
    lanes,
  }));
}

function onlyInOne(word: string, ours: ReadonlySet<string>, theirs: ReadonlySet<string>): LaneDifference[] {
  const missing = (from: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
    [...from].filter((each) => !others.has(each));
  return [
    ...missing(ours, theirs).map((about) => ({ about, lanes: { fast: word, vitest: `not ${word}` } })),
    ...missing(theirs, ours).map((about) => ({ about, lanes: { fast: `not ${word}`, vitest: word } })),
  ];
}

function matrixOf({ files, testFiles = {} }: Report): LaneMatrix {
  const names = new Map(
    Object.values(testFiles).flatMap(({ tests }) =>
      tests.map(({ id, name }) => [id, plainName(name)] as const),
    ),
  );
  const rows = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant): [string, { status: string; killedBy: Set<string> }] => {
      const killedBy = new Set((mutant.killedBy ?? []).map((id) => names.get(id) ?? id));
      return [nameOf(file, mutant), { status: mutant.status, killedBy }];
    }),
  );
  return { tests: new Set(names.values()), rows: new Map(rows) };
}

function nameOf(
  file: string,
  { location: { start, end }, mutatorName, replacement }: ReportedMutant,
): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}
