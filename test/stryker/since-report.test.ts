import { describe, expect, it } from "vitest";
import { canonicalReport, reportText } from "../../src/stryker/canonical-report.ts";
import { type ChangedLines, isChanged } from "../../src/stryker/changed-lines.ts";
import { mergeReports } from "../../src/stryker/merge-reports.ts";
import { sinceOf } from "../../src/stryker/report.ts";
import { shardReport } from "../../src/stryker/shard-report.ts";
import { sinceReport } from "../../src/stryker/since-report.ts";
import { rawReport, runFiltered } from "./raw-report.ts";

const sinceCommit = (commit: string): ChangedLines => ({
  commit,
  files: new Map([
    ["src/a b.ts", [{ from: 5, to: 20 }]],
    ["src/b.ts", [{ from: 7, to: 10 }]],
    ["docs/a.md", [{ from: 1, to: 99 }]],
  ]),
});
const SINCE = sinceCommit("0123");

/** The reports of all of three shards. */
const shardsSince = async (since: ChangedLines) =>
  await Promise.all(
    [1, 2, 3].map(async (index) => {
      const shard = { index, count: 3 };
      const raw = await runFiltered(rawReport(40, index), { shard, since });
      return { file: `${index}`, report: shardReport(sinceReport(raw, since).report, shard) };
    }),
  );

describe("sinceReport", () => {
  it("holds the mutants in changed lines, those that a comment leaves out too, and nothing else", async () => {
    const whole = rawReport(40);
    const { report, unchanged } = sinceReport(await runFiltered(whole, { since: SINCE }), SINCE);
    const contents = (files: typeof whole.files) =>
      Object.entries(files).flatMap(([file, { mutants }]) =>
        mutants
          .filter((mutant) => isChanged({ ...mutant, file }, SINCE))
          .map(({ location, status }) => JSON.stringify([file, location, status])),
      );
    const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
    expect(Object.keys(report.files)).toEqual(["src/a b.ts", "src/b.ts"]);
    expect(contents(report.files).toSorted()).toEqual(contents(whole.files).toSorted());
    expect(contents(report.files)).toHaveLength(all.length);
    expect(new Set(all.map(({ status }) => status))).toContain("Ignored");
    expect(all.length + unchanged).toBe(40);
    expect(report.config).toEqual({ ...whole.config, since: "0123" });
    expect(sinceOf(whole)).toBeUndefined();
    expect(JSON.stringify(report)).not.toContain("in no changed line");
  });

  it("is empty, and says how many mutants there are, where none is in a changed line", async () => {
    const since = { commit: "0123", files: new Map() };
    const { report, unchanged } = sinceReport(await runFiltered(rawReport(40), { since }), since);
    expect([report.files, unchanged]).toEqual([{}, 40]);
  });

  it("refuses the report of a run of other mutants", async () => {
    const other = { ...SINCE, files: new Map([["src/b.ts", [{ from: 7, to: 9 }]]]) };
    const problem = "StrykerJS ran other mutants than those in changed lines";
    expect(() => sinceReport(rawReport(40), SINCE)).toThrow(problem);
    const raw = await runFiltered(rawReport(40), { since: other });
    expect(() => sinceReport(raw, SINCE)).toThrow(problem);
  });

  it("is what its shards merge to, byte for byte", async () => {
    const { report } = sinceReport(await runFiltered(rawReport(40), { since: SINCE }), SINCE);
    const merged = mergeReports(await shardsSince(SINCE));
    expect(reportText(merged)).toBe(reportText(canonicalReport(report)));
    expect(sinceOf(merged)).toBe("0123");
  });

  it("merges only with shards since the same commit", async () => {
    const [first, second] = await shardsSince(SINCE);
    const [, , third] = await shardsSince(sinceCommit("4567"));
    expect(() => mergeReports([first, second, third].flatMap((each) => each ?? []))).toThrow(
      "they differ in the commit that changes are counted from",
    );
  });
});
