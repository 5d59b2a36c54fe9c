import type { Envelope } from "../protocol/receiver.ts";
import type { Decision } from "./decision.ts";
import { isJsonObject, type JsonObject } from "./json-object.ts";

/**
 * Reads the two members that an envelope may answer with.
 *
 * Only own keys count, so a key inherited from `Object.prototype` is no member (JSON-RPC 2.0, section 5:
 * either `result` or `error` is included, but not both).
 *
 * @param envelope - any decoded JSON value
 * @returns the result to look at next, or the decision where the members already decide
 */
export function readMembers(envelope: Envelope): { result: JsonObject } | Decision {
  if (!isJsonObject(envelope)) {
    return { category: "unclassified", rule: "envelope-object" };
  }
  const hasError = Object.hasOwn(envelope, "error");
  if (Object.hasOwn(envelope, "result") === hasError) {
    return { category: "unclassified", rule: "one-member" };
  }
  if (hasError) {
    return { category: "protocol_error", rule: "error-member" };
  }
  const result = envelope.result;
  if (!isJsonObject(result)) {
    return { category: "unclassified", rule: "result-object" };
  }
  return { result };
}
