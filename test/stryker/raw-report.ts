import path from "node:path";
import type { MutantStatus } from "mutation-testing-report-schema/api";
import { shuffle } from "../../src/judge/shuffle.ts";
import type { Report, ReportedMutant } from "../../src/stryker/report.ts";
import { mutantChecker } from "../../src/stryker/mutant-checker.ts";
import type { MutantFilter } from "../../src/stryker/mutant-filter.ts";

const STATUSES: MutantStatus[] = ["Killed", "Killed", "Survived", "NoCoverage", "Timeout", "Ignored"];

const TESTS: Readonly<Record<string, readonly string[]>> = {
  "test/b.test.ts": ["case <second>", "case <first>"],
  "test/a.test.ts": ["case <third>"],
};

/**
 * Makes a report as StrykerJS leaves one: mutants as they were done, numbers by chance, and what a run alone has.
 *
 * @param count - how many mutants it has, in three files; some stand within others, some are left out
 * @param seed - of all that differs from run to run
 */
export function rawReport(count: number, seed = 1): Report {
  const names = Object.entries(TESTS).flatMap(([file, tests]) => tests.map((name) => ({ file, name })));
  const tests = shuffle(names, seed).map((each, id) => ({ ...each, id: String(id) }));
  const idOf = (name: string): string => tests.find((each) => each.name === name)?.id ?? "";
  const mutants = Array.from({ length: count }, (_, at) => mutantAt(at, seed, idOf));
  const files = ["src/b.ts", "src/a.ts", "src/a b.ts"].map((name, file) => [
    name,
    {
      language: "typescript",
      source: `// ${name}\n`.repeat(count + 1),
      mutants: shuffle(
        mutants.filter((_, at) => at % 3 === file),
        seed,
      ),
    },
  ]);
  return {
    schemaVersion: "1.0",
    thresholds: { high: 80, low: 60 },
    projectRoot: `/tmp/run ${seed}`,
    config: { concurrency: seed },
    framework: { name: "StrykerJS", version: "9.6.1", dependencies: { typescript: "6.0.3" } },
    files: Object.fromEntries(shuffle(files, seed)) as Report["files"],
    testFiles: Object.fromEntries(
      Object.keys(TESTS).map((file) => [
        file,
        { tests: tests.filter((each) => each.file === file).map(({ id, name }) => ({ id, name })) },
      ]),
    ),
  };
}

function mutantAt(at: number, seed: number, idOf: (name: string) => string): ReportedMutant {
  const status = STATUSES[at % STATUSES.length] ?? "Killed";
  const tests = [idOf("case <second>"), idOf("case <third>")];
  return {
    id: String(seed * 1000 + at),
    mutatorName: "Some",
    replacement: "{}",
    // Every third starts where the one before it in its file does, and holds it.
    location: { start: { line: 1 + at - (at % 9 > 5 ? 3 : 0), column: 1 }, end: { line: 1 + at, column: 4 } },
    status,
    ...(status === "Ignored" ? { statusReason: "cannot be told apart" } : { coveredBy: tests }),
    ...(status === "Killed" ? { killedBy: tests, statusReason: `failed in /tmp/run ${seed}` } : {}),
    ...(status === "Killed" || status === "Survived" ? { testsCompleted: seed } : {}),
  };
}

/**
 * Does what StrykerJS does with the checker of a filter: what it does not pass, is reported as not compiled.
 *
 * @param report - the report of the whole run
 * @param filter - which mutants are run
 */
export async function runFiltered(report: Report, filter: MutantFilter): Promise<Report> {
  const asked = Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants.filter(({ status }) => status !== "Ignored").map((mutant) => askedAbout(mutant, file)),
  );
  const results = await mutantChecker(filter).check(asked);
  const files = Object.entries(report.files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.map((mutant) => checked(mutant, results[mutant.id])) },
  ]);
  return { ...report, files: Object.fromEntries(files) as Report["files"] };
}

/** StrykerJS counts lines from 0 but in its reports. */
function askedAbout({ location: { start, end }, ...mutant }: ReportedMutant, file: string) {
  return {
    ...mutant,
    fileName: path.resolve(file),
    location: { start: { ...start, line: start.line - 1 }, end: { ...end, line: end.line - 1 } },
  };
}

type CheckResult = Awaited<ReturnType<ReturnType<typeof mutantChecker>["check"]>>[string];

function checked(mutant: ReportedMutant, result: CheckResult | undefined): ReportedMutant {
  const { id, mutatorName, replacement, location } = mutant;
  return result?.status === "compileError"
    ? { id, mutatorName, replacement, location, status: "CompileError", statusReason: result.reason }
    : mutant;
}
