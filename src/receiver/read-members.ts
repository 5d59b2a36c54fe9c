import type { Envelope } from "../protocol/receiver.ts";
import type { Decision } from "./decision.ts";
import { type JsonObject, isJsonObject } from "./json-object.ts";

/** An envelope with exactly one of the two members that may answer. */
export interface Answer {
  readonly envelope: JsonObject;
  /** Whether that member is the error. */
  readonly hasError: boolean;
}

/**
 * Finds the member that an envelope answers with.
 *
 * Only own keys count, so a key inherited from `Object.prototype` is no member (JSON-RPC 2.0, section 5:
 * either `result` or `error` is included, but not both).
 *
 * @param envelope - any decoded JSON value
 * @returns the envelope and its member, or the decision where there is no single one
 */
export function readMembers(envelope: Envelope): Answer | Decision {
  if (!isJsonObject(envelope)) {
    return { category: "unclassified", rule: "envelope-object" };
  }
  const hasError = Object.hasOwn(envelope, "error");
  if (Object.hasOwn(envelope, "result") === hasError) {
    return { category: "unclassified", rule: "one-member" };
  }
  return { envelope, hasError };
}
