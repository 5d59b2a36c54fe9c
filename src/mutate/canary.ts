import { CANARY } from "../plugin/canary.ts";
import { plainName } from "../stryker/marked-name.ts";
import { type Report, type ReportedMutant, offsetOf } from "../stryker/report.ts";
import { CANARY_FILE } from "./lane-folder.ts";

/** What has to become of the canary's mutants, by the code that they replace. */
const FATES = [
  { replaced: '"alive"', status: "Killed" },
  { replaced: '"song"', status: "Survived" },
] as const;

/**
 * Looks whether a run found what is known of the canary: one of its mutants has to be killed, one has to survive.
 *
 * @param report - the report of the run
 * @returns what is wrong, a sentence each; nothing where the run holds
 */
export function canaryReasons({ files }: Report): string[] {
  const canary = files[CANARY_FILE];
  if (canary === undefined) {
    return [
      "the canary was not mutated; ignorePatterns in StrykerJS's configuration may leave killtable-lane out",
    ];
  }
  return FATES.flatMap(({ replaced, status }) => {
    const found = canary.mutants.filter((mutant) => codeOf(canary.source, mutant) === replaced);
    const [mutant] = found;
    if (mutant === undefined || found.length > 1) {
      return [`the canary has ${found.length} mutants of ${replaced} and not one`];
    }
    return mutant.status === status
      ? []
      : [`the canary's mutant of ${replaced} has to be ${status}, and is ${mutant.status}`];
  });
}

function codeOf(source: string, { location }: ReportedMutant): string {
  return source.slice(offsetOf(source, location.start), offsetOf(source, location.end));
}

/**
 * Takes the canary out of a report, with its test.
 *
 * @param report - the report of a run with the canary
 * @returns the report that the run would have left without
 */
export function withoutCanary(report: Report): Report {
  const { [CANARY_FILE]: _, ...files } = report.files;
  const tests = Object.entries(report.testFiles ?? {});
  const ids = new Set(tests.flatMap(([, file]) => file.tests.filter(isCanary).map(({ id }) => id)));
  const isOther = (id: string): boolean => !ids.has(id);
  const withoutTest = ({ coveredBy, killedBy, ...mutant }: ReportedMutant): ReportedMutant => ({
    ...mutant,
    ...(coveredBy === undefined ? {} : { coveredBy: coveredBy.filter(isOther) }),
    ...(killedBy === undefined ? {} : { killedBy: killedBy.filter(isOther) }),
  });
  return {
    ...report,
    files: mapValues(files, (file) => ({ ...file, mutants: file.mutants.map(withoutTest) })),
    testFiles: mapValues(Object.fromEntries(tests), (file) => ({
      ...file,
      tests: file.tests.filter((test) => !isCanary(test)),
    })),
  };
}

function isCanary({ name }: { readonly name: string }): boolean {
  return plainName(name) === CANARY;
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
