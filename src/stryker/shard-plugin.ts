import { type Shard, shardName } from "./shard.ts";

/** What StrykerJS knows the checker as that lets the mutants of one shard pass. */
export const SHARD_CHECKER = "killtable-shard";

/** Why a mutant was not run: the report has to be without it. */
export const OF_ANOTHER_SHARD = "of another shard";

/**
 * Names what StrykerJS needs to run the mutants of one shard only. Both lists replace those of a configuration
 * where they are given on StrykerJS's command line, so add the configuration's own after them.
 *
 * @param shard - the shard
 * @returns what comes first in StrykerJS's options `appendPlugins` and `checkers`
 */
export function shardPlugin(shard: Shard): { readonly appendPlugins: [string]; readonly checkers: [string] } {
  const url = new URL("./shard-checker.js", import.meta.url);
  url.searchParams.set("shard", shardName(shard));
  // StrykerJS's command line parts a list at commas, which a path may hold.
  return { appendPlugins: [url.href.replaceAll(",", "%2C")], checkers: [SHARD_CHECKER] };
}
