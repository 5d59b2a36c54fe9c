import type { Category } from "../../src/protocol/category.ts";
import type { Receiver } from "../../src/protocol/receiver.ts";
import { type JsonObject, isJsonObject } from "../../src/receiver/json-object.ts";
import { rejudge } from "./rejudge.ts";

/**
 * A receiver that asks the original and then thinks again, wherever the result is an object.
 *
 * @param original - the receiver to ask; plain or async
 * @param change - makes the answer out of the original's
 * @returns the faulty receiver, plain or async as the original is
 */
export function rejudgeResult(
  original: Receiver,
  change: (category: Category, result: JsonObject) => Category,
): Receiver {
  return rejudge(original, (category, envelope) =>
    isJsonObject(envelope) && isJsonObject(envelope.result) ? change(category, envelope.result) : category,
  );
}
