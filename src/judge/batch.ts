import type { Input } from "./observation.ts";

/** The most inputs to send at once, and the number of characters at which a batch is full. */
const BATCH_SIZE = 200;
const BATCH_LENGTH = 100_000;

/**
 * Takes the next inputs to send to a worker: few and small enough to be sent again after each hang.
 *
 * @param inputs - all inputs
 * @param order - the indexes of those to put, in their order
 * @param from - how many of them were put already, fewer than all
 * @returns the indexes of the next ones, at least one
 */
export function nextBatch(
  inputs: readonly Input[],
  order: readonly number[],
  from: number,
): readonly number[] {
  let to = from;
  let length = 0;
  do {
    length += inputs[order[to++] as number]?.text.length ?? 0;
  } while (to < order.length && to - from < BATCH_SIZE && length < BATCH_LENGTH);
  return order.slice(from, to);
}
