import type { Receiver } from "../../src/protocol/receiver.ts";
import type { JsonObject } from "../../src/receiver/json-object.ts";
import { rewriteResult } from "./rewrite.ts";

/**
 * A receiver that reads the type in its own way, wherever the type is there.
 *
 * @param original - the receiver to ask
 * @param read - says what it takes the type for
 * @returns the faulty receiver
 */
export function rewriteType(
  original: Receiver,
  read: (type: unknown, result: JsonObject) => unknown,
): Receiver {
  return rewriteResult(original, (result) =>
    Object.hasOwn(result, "resultType") ? { ...result, resultType: read(result.resultType, result) } : result,
  );
}
