import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type ChangedLines, WHOLE_FILE, readChangedLines } from "../../src/stryker/changed-lines.ts";
import {
  IN_NO_CHANGED_LINE,
  OF_ANOTHER_SHARD,
  filterPlugin,
  leftOutBy,
} from "../../src/stryker/mutant-filter.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const SHARD = { index: 2, count: 3 };

const mutation = (file: string, line: number, last = line) => ({
  ...{ file, mutatorName: "Some", replacement: "" },
  location: { start: { line, column: 1 }, end: { line: last, column: 9 } },
});

const changed = (files: Record<string, readonly { from: number; to: number }[]>): ChangedLines => ({
  commit: "0123",
  files: new Map(Object.entries(files)),
});

describe("leftOutBy", () => {
  it("leaves nothing out where nothing is asked for", () => {
    expect(leftOutBy([mutation("a.ts", 1)], {}).size).toBe(0);
  });

  it.each([
    [3, 3, false],
    [4, 4, true],
    [5, 5, true],
    [6, 6, false],
    [1, 4, true],
    [5, 9, true],
    [1, 9, true],
    [9, 9, true],
  ])("takes a mutant from line %i to %i for changed where it shares one: %j", (line, last, isChanged) => {
    const mutant = mutation("a.ts", line, last);
    const since = changed({
      "a.ts": [
        { from: 4, to: 5 },
        { from: 9, to: 9 },
      ],
    });
    expect(leftOutBy([mutant], { since }).get(mutant)).toBe(isChanged ? undefined : IN_NO_CHANGED_LINE);
  });

  it("keeps files apart, whatever they are named", () => {
    const files = ["a.ts", "b.ts", "constructor", "__proto__"].map((file) => mutation(file, 1));
    const leftOut = leftOutBy(files, { since: changed({ "b.ts": [WHOLE_FILE] }) });
    expect([...leftOut.keys()].map(({ file }) => file)).toEqual(["a.ts", "constructor", "__proto__"]);
  });

  it("deals only what is in changed lines", () => {
    const all = Array.from({ length: 12 }, (_, at) => mutation("a.ts", at + 1));
    const since = changed({ "a.ts": [{ from: 4, to: 9 }] });
    const shards = [1, 2, 3].map((index) => {
      const leftOut = leftOutBy(all, { since, shard: { index, count: 3 } });
      expect([...leftOut.values()].filter((reason) => reason === IN_NO_CHANGED_LINE)).toHaveLength(6);
      expect([...leftOut.values()].filter((reason) => reason === OF_ANOTHER_SHARD)).toHaveLength(4);
      return all.filter((mutant) => !leftOut.has(mutant)).map(({ location }) => location.start.line);
    });
    expect(shards).toEqual([
      [4, 7],
      [5, 8],
      [6, 9],
    ]);
  });
});

describe("filterPlugin", () => {
  it("names nothing where all mutants are run", () => {
    expect(filterPlugin("nowhere", {})).toEqual({ appendPlugins: [], checkers: [] });
  });

  it("names a module with its shard, which StrykerJS loads", () => {
    const { appendPlugins, checkers } = filterPlugin("nowhere", { shard: SHARD });
    const [url = ""] = appendPlugins;
    expect(fileURLToPath(url)).toMatch(/stryker.mutant-checker\.js$/);
    expect(new URL(url).searchParams.get("shard")).toBe("2/3");
    expect(checkers).toEqual(["killtable-filter"]);
  });

  it("leaves the changed lines where the module finds them, however many they are", () => {
    const folder = temporaryFolder({ "a, b/c.ts": "" });
    const since = changed({ __proto__: [WHOLE_FILE], 'a "b",\n.ts': [{ from: 2, to: 3 }] });
    const { appendPlugins } = filterPlugin(path.join(folder, "a, b"), { shard: SHARD, since });
    const [url = ""] = appendPlugins;
    const { searchParams } = new URL(url);
    expect(searchParams.get("shard")).toBe("2/3");
    expect(readChangedLines(readFileSync(searchParams.get("since") ?? "", "utf8"))).toEqual(since);
  });
});
