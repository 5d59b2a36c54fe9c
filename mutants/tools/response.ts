import type { Receiver, ReceiverContext } from "../../src/protocol/receiver.ts";
import { type JsonObject, isJsonObject } from "../../src/receiver/json-object.ts";
import { rewriteEnvelope } from "./rewrite.ts";

/**
 * A receiver that shows the original another response than came, wherever the envelope is an object.
 *
 * @param original - the receiver to ask
 * @param rewrite - makes the other response; it must not change the one it is given
 * @returns the faulty receiver
 */
export function rewriteResponse(
  original: Receiver,
  rewrite: (response: JsonObject, context: ReceiverContext) => JsonObject,
): Receiver {
  return rewriteEnvelope(original, (envelope, context) =>
    isJsonObject(envelope) ? rewrite(envelope, context) : envelope,
  );
}

/**
 * A receiver that compares ids in its own way, wherever an id is there.
 *
 * @param original - the receiver to ask
 * @param matches - says whether the response's id counts as the request's
 * @returns the faulty receiver
 */
export function compareIds(
  original: Receiver,
  matches: (id: unknown, requestId: string | number, response: JsonObject) => boolean,
): Receiver {
  return rewriteResponse(original, (response, { requestId }) =>
    Object.hasOwn(response, "id")
      ? { ...response, id: matches(response.id, requestId, response) ? requestId : [] }
      : response,
  );
}

/**
 * A receiver that shows the original another error than came, wherever the envelope has one.
 *
 * @param original - the receiver to ask
 * @param rewrite - makes the other error; it must not change the one it is given
 * @returns the faulty receiver
 */
export function rewriteError(original: Receiver, rewrite: (error: unknown) => unknown): Receiver {
  return rewriteResponse(original, (response) =>
    Object.hasOwn(response, "error") ? { ...response, error: rewrite(response.error) } : response,
  );
}

/**
 * A receiver that refuses some well-formed errors as well, if it looks into errors at all.
 *
 * @param original - the receiver to ask
 * @param refuses - says whether an error, which is an object, is refused
 * @returns the faulty receiver
 */
export function refuseErrors(original: Receiver, refuses: (error: JsonObject) => boolean): Receiver {
  return rewriteResponse(original, (response) =>
    // A wrong version is refused by every receiver that claims json-rpc, and by no other.
    isJsonObject(response.error) && refuses(response.error) ? { ...response, jsonrpc: "" } : response,
  );
}
