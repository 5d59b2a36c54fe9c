import { isDeepStrictEqual } from "node:util";
import { canonicalReport } from "./canonical-report.ts";
import { type Report, type ReportedFile, type ReportedMutant, StrykerReportError } from "./report.ts";
import { type ShardLabel, dealtMutants, isDealt, shardLabel } from "./shard-report.ts";
import { digestOf, shardName } from "./shard.ts";

/** A report with the file that it was read from. */
export interface ReportFile {
  readonly file: string;
  readonly report: Report;
}

type ShardFile = ReportFile & ShardLabel;

/**
 * Puts the reports of all shards of a run together.
 *
 * @param reports - the reports, in any order
 * @returns the report that the run would have left undivided, in its canonical form
 * @throws StrykerReportError if a report is of no shard, a shard is missing or there twice, or they are not of one run
 */
export function mergeReports(reports: readonly ReportFile[]): Report {
  const shards = reports.map(labelled);
  const [first] = shards;
  if (first === undefined) {
    throw new StrykerReportError("there is no report of a shard to merge");
  }
  for (const other of shards) {
    requireOneRun(first, other);
  }
  requireEachOnce(shards, first.shard.count);
  const merged = { ...first.report, files: mergedFiles(shards, first) };
  requireWhole(merged, first);
  return canonicalReport(merged);
}

function labelled(each: ReportFile): ShardFile {
  const label = shardLabel(each.report);
  if (label === undefined) {
    throw new StrykerReportError(`${each.file} is no report of a shard; killtable mutate --shard writes one`);
  }
  return { ...each, ...label };
}

function requireOneRun(first: ShardFile, other: ShardFile): void {
  const [ours, theirs] = [aspectsOf(first), aspectsOf(other)];
  const aspect = [...ours.keys(), ...theirs.keys()].find(
    (each) => !isDeepStrictEqual(ours.get(each), theirs.get(each)),
  );
  if (aspect !== undefined) {
    throw new StrykerReportError(
      `${other.file} is of another run than ${first.file}: they differ in ${aspect}; run all shards on the same files and packages`,
    );
  }
}

/** What the shards of one run have in common, by the words for it. */
function aspectsOf({ shard, mutants, digest, since, report }: ShardFile): Map<string, unknown> {
  const files = Object.entries(report.files);
  return new Map<string, unknown>([
    ["the number of shards", shard.count],
    ["the commit that changes are counted from", since],
    ["StrykerJS, or a package that it works with", [report.framework, report.schemaVersion]],
    ["the thresholds", report.thresholds],
    ...files.map(([name, { source }]) => [`the source of ${name}`, source] as const),
    ...Object.entries(report.testFiles ?? {}).map(([name, file]) => [`the tests in ${name}`, file] as const),
    ...files.map(([name, file]) => [`the mutants that are left out in ${name}`, leftOut(file)] as const),
    ["the mutants that StrykerJS made", [mutants, digest]],
  ]);
}

/** The mutants that are in the report of every shard, without their numbers in it. */
function leftOut({ mutants }: ReportedFile): ReportedMutant[] {
  return mutants.filter((mutant) => !isDealt(mutant)).map((mutant) => ({ ...mutant, id: "" }));
}

function requireEachOnce(shards: readonly ShardFile[], count: number): void {
  for (let index = 1; index <= count; index++) {
    const [one, another] = shards.filter(({ shard }) => shard.index === index);
    if (one === undefined) {
      throw new StrykerReportError(`there is no report of shard ${shardName({ index, count })}`);
    }
    if (another !== undefined) {
      throw new StrykerReportError(
        `shard ${shardName({ index, count })} is there twice: in ${one.file} and in ${another.file}`,
      );
    }
  }
}

function mergedFiles(shards: readonly ShardFile[], first: ShardFile): Record<string, ReportedFile> {
  const merged = Object.entries(first.report.files).map(([name, file]): [string, ReportedFile] => {
    const leftOutInAll = file.mutants.filter((mutant) => !isDealt(mutant));
    const dealt = shards.flatMap(({ report }) => report.files[name]?.mutants.filter(isDealt) ?? []);
    return [name, { ...file, mutants: [...leftOutInAll, ...dealt] }];
  });
  return Object.fromEntries(merged);
}

function requireWhole(merged: Report, { digest }: ShardFile): void {
  if (digestOf(dealtMutants(merged)) !== digest) {
    throw new StrykerReportError(
      "the reports of the shards do not hold all mutants, each once: they were changed; run the shards again",
    );
  }
}
