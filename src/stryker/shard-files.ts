import { readdirSync } from "node:fs";
import path from "node:path";
import type { ReportFile } from "./merge-reports.ts";
import { StrykerReportError, readReport } from "./report.ts";
import type { Shard } from "./shard.ts";

/** Where the reports of shards go, from the folder that StrykerJS runs in. */
const SHARDS = path.join("reports", "shards");

const SHARD_FILE = /^shard-\d+-of-\d+\.json$/;

/**
 * Names the file of a shard's report, so that those of all shards can be put into one folder.
 *
 * @param shard - the shard
 * @returns the path from the folder that StrykerJS runs in
 */
export function shardFile({ index, count }: Shard): string {
  return path.join(SHARDS, `shard-${index}-of-${count}.json`);
}

/**
 * Reads the reports of shards in a folder, at any depth.
 *
 * @param folder - the folder
 * @returns the reports, by their paths in order
 * @throws StrykerReportError if the folder cannot be read, has none, or has one that is no report
 */
export function readShardFiles(folder: string): ReportFile[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch (error) {
    throw new StrykerReportError(`cannot read ${folder}: ${(error as Error).message}`);
  }
  const files = names
    .filter((name) => SHARD_FILE.test(path.basename(name)))
    .toSorted()
    .map((name) => path.join(folder, name));
  if (files.length === 0) {
    throw new StrykerReportError(
      `${folder} has no report of a shard, which is named shard-1-of-3.json or alike`,
    );
  }
  return files.map((file) => ({ file, report: readReport(file) }));
}
