import type { Category } from "../protocol/category.ts";
import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";
import fullDecision from "./full-decision.ts";

/**
 * The reference receiver that claims every feature: check it with `--feature` for each of them.
 *
 * @param envelope - any decoded JSON value
 * @param context - what the client knew when it sent the request
 * @returns the category
 */
export function fullReference(envelope: Envelope, context: ReceiverContext): Category {
  return fullDecision(envelope, context).category;
}
