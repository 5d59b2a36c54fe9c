import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";

/** The receivers that envelopes are generated for. */
export interface World {
  /** The peers that they are built for. */
  readonly era: Era;
  /** The features that they claim. */
  readonly features: readonly Feature[];
}

/**
 * Says whether `resultType` is a word of some peer.
 *
 * @param world - the receivers
 * @returns false for legacy receivers, to whom it is an unknown member
 */
export function knowsTypes({ era }: World): boolean {
  return era !== "legacy";
}
