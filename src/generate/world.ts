import type { Era } from "../protocol/era.ts";
import type { Feature } from "../protocol/feature.ts";

/** The receivers that envelopes are generated for. */
export interface World {
  /** The peers that they are built for. */
  readonly era: Era;
  /** The features that they claim. */
  readonly features: readonly Feature[];
  /** The positions that they declare on open decisions, by the decision's id. */
  readonly positions?: Readonly<Record<string, string>>;
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

/** The open decision on what a legacy receiver makes of a type that it need not know. */
export const LEGACY_TYPED = "legacy-typed-result";

/**
 * Says whether `resultType` is without weight, whatever it holds.
 *
 * @param world - the receivers
 * @returns true for legacy receivers that declare to go by the rules of their own revision
 */
export function passesOverTypes({ era, positions = {} }: World): boolean {
  return era === "legacy" && positions[LEGACY_TYPED] === "by-rule";
}
