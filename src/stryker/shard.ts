import { createHash } from "node:crypto";
import { type Mutation, inMutantOrder } from "./mutant-order.ts";

/** One of several parts of the mutants. */
export interface Shard {
  /** Which part, from 1. */
  readonly index: number;
  /** How many parts there are. */
  readonly count: number;
}

/** Most parts that mutants can be split into. */
const MOST_SHARDS = 1000;

/**
 * Reads a shard as one names it.
 *
 * @param text - such as `2/3`
 * @returns the shard, or `undefined` if it is none
 */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)?.map(Number) ?? [];
  const isShard = index !== undefined && count !== undefined && index <= count && count <= MOST_SHARDS;
  return isShard ? { index, count } : undefined;
}

/**
 * Names a shard.
 *
 * @param shard - the shard
 * @returns such as `2/3`
 */
export function shardName({ index, count }: Shard): string {
  return `${index}/${count}`;
}

/**
 * Picks the mutants of a shard: all are put into an order that is the same on every machine and dealt in turn.
 * So each is in one shard, no shard has two more than another, and neighbours, which cost alike, are spread.
 *
 * @param all - all mutants, in any order
 * @param shard - the shard
 * @returns its mutants, ordered
 */
export function ownMutants<M extends Mutation>(all: readonly M[], { index, count }: Shard): M[] {
  return inMutantOrder(all).filter((_, position) => position % count === index - 1);
}

/**
 * Makes a fingerprint of mutants: lists are the same mutants, in any order, where it is the same.
 *
 * @param mutants - the mutants
 * @returns a SHA-256 hash, as hexadecimal digits
 */
export function digestOf(mutants: readonly Mutation[]): string {
  const contents = inMutantOrder(mutants).map(
    ({ file, location: { start, end }, mutatorName, replacement }) =>
      [file, start.line, start.column, end.line, end.column, mutatorName, replacement] as const,
  );
  return createHash("sha256").update(JSON.stringify(contents)).digest("hex");
}
