import { FEATURES } from "../protocol/feature.ts";
import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";
import { decide } from "./decide.ts";
import type { Decision } from "./decision.ts";

/**
 * Says what the reference receiver that claims every feature makes of an envelope, and by which rule.
 *
 * @param envelope - any decoded JSON value
 * @param context - what the client knew when it sent the request
 * @returns the category and the id of the rule that decided
 */
export default function fullDecision(envelope: Envelope, context: ReceiverContext): Decision {
  return decide(envelope, context, FEATURES);
}
