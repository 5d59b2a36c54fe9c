import type { MutantStatus, TestDefinition } from "mutation-testing-report-schema/api";
import { describe, expect, it } from "vitest";
import { canonicalReport, reportText } from "../../src/stryker/canonical-report.ts";
import { type ReportFile, mergeReports } from "../../src/stryker/merge-reports.ts";
import type { Report, ReportedFile } from "../../src/stryker/report.ts";
import { shardReport } from "../../src/stryker/shard-report.ts";
import type { Shard } from "../../src/stryker/shard.ts";
import { rawReport, runFiltered } from "./raw-report.ts";

/** The report of one shard, read back from the file that it was written to. */
async function shardOf(whole: Report, shard: Shard): Promise<ReportFile> {
  const report = shardReport(await runFiltered(whole, { shard }), shard);
  return { file: `${shard.index}.json`, report: JSON.parse(reportText(report)) as Report };
}

/** The reports of all shards, each of a run of its own. */
const shardsOf = (mutants: number, count: number): Promise<ReportFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) => shardOf(rawReport(mutants, at + 2), { index: at + 1, count })),
  );

const THREE = await shardsOf(40, 3);
const [first, second, third] = THREE as [ReportFile, ReportFile, ReportFile];

/** The reports of three shards, the second of which is of a run that was otherwise. */
async function withOther(change: (report: Report) => Report): Promise<ReportFile[]> {
  return [first, await shardOf(change(rawReport(40)), { index: 2, count: 3 }), third];
}

const emptyFile: ReportedFile = { language: "typescript", source: "", mutants: [] };
const LAST = { start: { line: 41, column: 1 }, end: { line: 41, column: 4 } };

const changeFile = ({ files, ...report }: Report, change: Partial<ReportedFile>): Report => ({
  ...report,
  files: { ...files, "src/a.ts": { ...emptyFile, ...files["src/a.ts"], ...change } },
});

const changeTests = ({ testFiles, ...report }: Report, file: string, tests: TestDefinition[]): Report => ({
  ...report,
  testFiles: { ...testFiles, [file]: { tests } },
});

/** The same tests, but one of another name. */
function renameTest(report: Report): Report {
  const { tests = [] } = report.testFiles?.["test/a.test.ts"] ?? {};
  return changeTests(
    report,
    "test/a.test.ts",
    tests.map((test) => ({ ...test, name: "case <fourth>" })),
  );
}

function withoutFile(report: Report): Report {
  const { "src/b.ts": _, ...files } = report.files;
  return { ...report, files };
}

/** As many mutants, but one at another place. */
function moveMutant(report: Report): Report {
  const mutants = report.files["src/a.ts"]?.mutants ?? [];
  return changeFile(report, {
    mutants: mutants.map((each, at) => (at === 0 ? { ...each, location: LAST } : each)),
  });
}

const withoutMutants = ({ files, ...report }: Report, status: MutantStatus): Report => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter((mutant) => mutant.status !== status) },
    ]),
  ),
});

describe("mergeReports", () => {
  it.each([
    [40, 1],
    [40, 3],
    [40, 7],
    [5, 7],
    [0, 3],
  ])("makes of %i mutants in %i shards the report of the undivided run", async (mutants, count) => {
    const merged = mergeReports((await shardsOf(mutants, count)).toReversed());
    expect(reportText(merged)).toBe(reportText(canonicalReport(rawReport(mutants))));
  });

  it.each([
    [[], "there is no report of a shard to merge"],
    [[first, third], "there is no report of shard 2/3"],
    [
      [first, second, third, { ...second, file: "again.json" }],
      "shard 2/3 is there twice: in 2.json and in again.json",
    ],
    [[first, second, second], "shard 2/3 is there twice: in 2.json and in 2.json"],
    [[{ file: "whole.json", report: rawReport(4) }], "whole.json is no report of a shard"],
  ])("refuses shards that are not all there, once (%#)", (shards, message) => {
    expect(() => mergeReports(shards)).toThrow(message);
  });

  it("refuses shards of different numbers", async () => {
    const shards = [first, second, await shardOf(rawReport(40), { index: 3, count: 4 })];
    expect(() => mergeReports(shards)).toThrow(
      "3.json is of another run than 1.json: they differ in the number of shards; run all shards on",
    );
  });

  it.each<[string, (report: Report) => Report]>([
    ["the source of src/a.ts", (report) => changeFile(report, { source: "// something else\n" })],
    [
      "the source of src/c.ts",
      (report) => ({ ...report, files: { ...report.files, "src/c.ts": emptyFile } }),
    ],
    ["the source of src/b.ts", withoutFile],
    [
      "the tests in test/c.test.ts",
      (report) => changeTests(report, "test/c.test.ts", [{ id: "9", name: "more" }]),
    ],
    ["the tests in test/a.test.ts", renameTest],
    [
      "StrykerJS, or a package",
      (report) => ({ ...report, framework: { name: "StrykerJS", version: "10.1.1" } }),
    ],
    ["the thresholds", (report) => ({ ...report, thresholds: { high: 100, low: 100 } })],
    ["the mutants that are left out in src/a b.ts", (report) => withoutMutants(report, "Ignored")],
    ["the mutants that StrykerJS made", (report) => withoutMutants(report, "Timeout")],
    ["the mutants that StrykerJS made", moveMutant],
  ])("refuses shards of runs that differ in %s", async (aspect, change) => {
    const shards = await withOther(change);
    expect(() => mergeReports(shards)).toThrow(
      `2.json is of another run than 1.json: they differ in ${aspect}`,
    );
    expect(() => mergeReports(shards.toReversed())).toThrow(`differ in ${aspect}`);
  });

  it("refuses a shard whose mutants were changed afterwards", () => {
    const { report } = second;
    const changed = changeFile(report, { mutants: report.files["src/a.ts"]?.mutants.slice(1) ?? [] });
    expect(() => mergeReports([first, { file: "2.json", report: changed }, third])).toThrow(
      "the reports of the shards do not hold all mutants, each once",
    );
  });
});
