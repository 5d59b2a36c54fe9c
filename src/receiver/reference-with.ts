import type { Category } from "../protocol/category.ts";
import type { Feature } from "../protocol/feature.ts";
import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";
import { decide } from "./decide.ts";

/**
 * Makes a reference receiver that claims certain features.
 *
 * @param features - the features beyond the core
 * @returns the receiver, for every era
 */
export function referenceWith(
  features: readonly Feature[],
): (envelope: Envelope, context: ReceiverContext) => Category {
  return (envelope, context) => decide(envelope, context, features).category;
}
