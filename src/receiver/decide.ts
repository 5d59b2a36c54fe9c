import type { Feature } from "../protocol/feature.ts";
import type { Envelope, ReceiverContext } from "../protocol/receiver.ts";
import { classify } from "./classify.ts";
import type { Decision } from "./decision.ts";
import { isJsonObject } from "./json-object.ts";
import { refuseByJsonRpc } from "./json-rpc.ts";
import { normalizeType } from "./normalize.ts";
import { readMembers } from "./read-members.ts";

/**
 * Says what an envelope is, and by which rule. Total: every JSON value gets a decision.
 *
 * @param envelope - any decoded JSON value
 * @param context - what the client knew when it sent the request
 * @param features - the features that the receiver claims beyond the core
 * @returns the category and the id of the rule that decided
 */
export function decide(envelope: Envelope, context: ReceiverContext, features: readonly Feature[]): Decision {
  const answer = readMembers(envelope);
  if ("category" in answer) {
    return answer;
  }
  const refusal = features.includes("json-rpc") ? refuseByJsonRpc(answer.envelope, context) : undefined;
  if (refusal !== undefined) {
    return refusal;
  }
  if (answer.hasError) {
    return { category: "protocol_error", rule: "error-member" };
  }
  const { result } = answer.envelope;
  if (!isJsonObject(result)) {
    return { category: "unclassified", rule: "result-object" };
  }
  return classify(normalizeType(result, context.era), result, context, features);
}
