import type { TestDefinition } from "mutation-testing-report-schema/api";
import { plainName, stateIn, withoutState } from "./marked-name.ts";
import type { Report, ReportedFile, ReportedMutant } from "./report.ts";

/** The name of the test that stands for the state alone. */
export const STATE_TEST = "all that decides the verdicts";

/** What a test can find of a mutant beside that it stops it. */
const FOUND: ReadonlySet<string> = new Set(["Survived", "Timeout", "RuntimeError"]);

/** How StrykerJS numbers the mutants of a run; one that it remembers has a text of its own. */
const NUMBER = /^\d+$/;

/**
 * Takes out of a report what StrykerJS's incremental mode remembers of earlier states: tests and mutants that there
 * are no more, and that a mutant survived which no test reaches now. States are taken out of the names.
 *
 * @param report - a report as StrykerJS writes it
 * @returns the report as a run that remembers nothing would have left it; the same, if its tests are in no state
 */
export function withoutRemembered(report: Report): Report {
  const testFiles = Object.entries(report.testFiles ?? {});
  const tests = testFiles.flatMap(([, file]) => file.tests);
  // StrykerJS numbers the tests of the run before those that it remembers.
  const current = stateIn(tests.find(({ id }) => id === "0")?.name ?? "");
  if (current === undefined) {
    return report;
  }
  const isOfRun = ({ name }: TestDefinition): boolean =>
    stateIn(name) === current && plainName(name) !== STATE_TEST;
  const ofRun = new Set(tests.filter(isOfRun).map(({ id }) => id));
  return {
    ...report,
    files: withMutants(report.files, ofRun),
    testFiles: Object.fromEntries(
      testFiles
        .map(([name, file]) => {
          const kept = file.tests.filter(isOfRun).map((test) => ({ ...test, name: withoutState(test.name) }));
          return [name, { ...file, tests: kept }] as const;
        })
        .filter(([, file]) => file.tests.length > 0),
    ),
  };
}

function withMutants(
  files: Readonly<Record<string, ReportedFile>>,
  ofRun: ReadonlySet<string>,
): Record<string, ReportedFile> {
  return Object.fromEntries(
    Object.entries(files)
      .map(([name, file]) => {
        const mutants = file.mutants.filter(({ id }) => NUMBER.test(id)).map((mutant) => anew(mutant, ofRun));
        return [name, { ...file, mutants }] as const;
      })
      .filter(([, file]) => file.mutants.length > 0),
  );
}

function anew(
  { coveredBy, killedBy = [], ...mutant }: ReportedMutant,
  ofRun: ReadonlySet<string>,
): ReportedMutant {
  const isUnreached = coveredBy?.length === 0 && FOUND.has(mutant.status);
  return {
    ...mutant,
    ...(isUnreached ? { status: "NoCoverage" } : {}),
    ...(coveredBy === undefined ? {} : { coveredBy: coveredBy.filter((id) => ofRun.has(id)) }),
    ...(killedBy.length === 0 ? {} : { killedBy }),
  };
}
