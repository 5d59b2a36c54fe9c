import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";
import { classify } from "./classify.ts";
import type { Decision } from "./decision.ts";
import { normalizeType } from "./normalize.ts";
import { readMembers } from "./read-members.ts";

/**
 * Says what an envelope is, and by which rule. Total: every JSON value gets a decision.
 *
 * @param envelope - any decoded JSON value
 * @param context - what the client knew when it sent the request
 * @returns the category and the id of the rule that decided
 */
export function decide(envelope: Envelope, context: ReceiverContext): Decision {
  const members = readMembers(envelope);
  if ("category" in members) {
    return members;
  }
  return classify(normalizeType(members.result, context.era), members.result);
}
