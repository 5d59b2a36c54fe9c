import type { Category } from "../protocol/category.ts";
import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";
import { decide } from "./decide.ts";

/**
 * The reference receiver: the core rules for every era.
 *
 * @param envelope - any decoded JSON value
 * @param context - what the client knew when it sent the request
 * @returns the category
 */
export function reference(envelope: Envelope, context: ReceiverContext): Category {
  return decide(envelope, context).category;
}
