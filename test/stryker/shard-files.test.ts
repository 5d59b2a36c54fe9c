import path from "node:path";
import { describe, expect, it } from "vitest";
import { readShardFiles, shardFile } from "../../src/stryker/shard-files.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const REPORT = JSON.stringify({ files: {} });

describe("readShardFiles", () => {
  it("reads the reports of shards at any depth, and nothing else", () => {
    const folder = temporaryFolder({
      "shard-2-of-3.json": REPORT,
      "killtable-shard-1/shard-1-of-3.json": REPORT,
      "shard-3-of-3.json.bak": "",
      "mutation.json": "{",
    });
    const read = readShardFiles(folder);
    expect(read).toEqual([
      { file: path.join(folder, "killtable-shard-1", "shard-1-of-3.json"), report: { files: {} } },
      { file: path.join(folder, "shard-2-of-3.json"), report: { files: {} } },
    ]);
  });

  it("finds what is where the report of a shard goes", () => {
    const folder = temporaryFolder({ [shardFile({ index: 3, count: 7 })]: REPORT });
    expect(readShardFiles(folder)).toHaveLength(1);
  });

  it("says what is wrong with a folder", () => {
    const folder = temporaryFolder({ "empty/notes.md": "", "bad/shard-1-of-1.json": "{" });
    expect(() => readShardFiles(path.join(folder, "nowhere"))).toThrow(/^cannot read .*nowhere: ENOENT/);
    expect(() => readShardFiles(path.join(folder, "empty"))).toThrow("empty has no report of a shard");
    expect(() => readShardFiles(path.join(folder, "bad"))).toThrow(/^cannot read .*shard-1-of-1\.json: /);
  });
});
