import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { shardPlugin } from "../../src/stryker/shard-plugin.ts";

describe("shardPlugin", () => {
  it("names a module with its shard, as StrykerJS's command line takes it", () => {
    const { appendPlugins, checkers } = shardPlugin({ index: 2, count: 3 });
    const [url] = appendPlugins;
    expect(url).not.toContain(",");
    expect(fileURLToPath(url)).toMatch(/stryker.shard-checker\.js$/);
    expect(new URL(url).searchParams.get("shard")).toBe("2/3");
    expect(checkers).toEqual(["killtable-shard"]);
  });
});
