import { describe, expect, it } from "vitest";
import { shuffle } from "../../src/judge/shuffle.ts";
import { ownMutants, parseShard, shardName } from "../../src/stryker/shard.ts";

const mutation = (file: string, line: number, mutatorName = "Some", replacement = "{}") => ({
  ...{ file, mutatorName, replacement },
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
});

const ALL = [
  mutation("src/B.ts", 1),
  mutation("src/a.ts", 2, "ConditionalExpression", "false"),
  mutation("src/a.ts", 2, "ConditionalExpression", "true"),
  mutation("src/a.ts", 2, "EqualityOperator"),
  mutation("src/a.ts", 10),
];

describe("parseShard", () => {
  it.each([
    ["1/1", { index: 1, count: 1 }],
    ["7/7", { index: 7, count: 7 }],
    ["2/1000", { index: 2, count: 1000 }],
  ])("reads %s", (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
    expect(shardName(shard)).toBe(text);
  });

  it.each([
    "",
    "0/3",
    "4/3",
    "1/0",
    "1",
    "1/",
    "/3",
    "1/3/5",
    "-1/3",
    "1.0/3",
    "01/3",
    " 1/3",
    "1/1001",
    "1e0/3",
  ])("takes %j for none", (text) => expect(parseShard(text)).toBeUndefined());
});

describe("ownMutants", () => {
  it("deals by file, place, mutator and replacement, in turn", () => {
    expect(ownMutants(ALL, { index: 1, count: 2 })).toEqual([ALL[0], ALL[2], ALL[4]]);
    expect(ownMutants(ALL, { index: 2, count: 2 })).toEqual([ALL[1], ALL[3]]);
  });

  it.each([1, 2, 3])("deals the same in whatever order they are found (%i)", (seed) => {
    const shard = { index: 2, count: 3 };
    expect(ownMutants(shuffle(ALL, seed), shard)).toEqual(ownMutants(ALL, shard));
  });

  it.each([1, 3, 7])("gives each mutant to one of %i shards, and none two more than another", (count) => {
    const all = Array.from({ length: 20 }, (_, at) => mutation(`src/${at % 4}.ts`, at));
    const shards = Array.from({ length: count }, (_, at) => ownMutants(all, { index: at + 1, count }));
    const sizes = shards.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
    expect(new Set(shards.flat()).size).toBe(20);
    expect(shards.flat()).toHaveLength(20);
  });
});
