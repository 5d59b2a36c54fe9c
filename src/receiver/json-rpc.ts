import type { ReceiverContext } from "../protocol/receiver.ts";
import type { Decision } from "./decision.ts";
import { type JsonObject, isJsonObject } from "./json-object.ts";

/**
 * The feature json-rpc: checks the members around result and error (JSON-RPC 2.0, section 5; basic/index,
 * Responses).
 *
 * @param envelope - an envelope with exactly one of result and error
 * @param context - what the client knew when it sent the request
 * @returns the refusal, or `undefined` where nothing is broken
 */
export function refuseByJsonRpc(envelope: JsonObject, context: ReceiverContext): Decision | undefined {
  if (envelope.jsonrpc !== "2.0") {
    return { category: "unclassified", rule: "jsonrpc-2.0" };
  }
  return Object.hasOwn(envelope, "error")
    ? refuseError(envelope, context)
    : refuseId(envelope, context, "id-match");
}

function refuseError(envelope: JsonObject, context: ReceiverContext): Decision | undefined {
  // An error may leave the id out, where the server could not read it.
  if (Object.hasOwn(envelope, "id")) {
    const refusal = refuseId(envelope, context, "error-id");
    if (refusal !== undefined) {
      return refusal;
    }
  }
  return isErrorObject(envelope.error) ? undefined : { category: "unclassified", rule: "error-object" };
}

function refuseId(envelope: JsonObject, context: ReceiverContext, rule: string): Decision | undefined {
  return envelope.id === context.requestId ? undefined : { category: "unclassified", rule };
}

function isErrorObject(error: unknown): boolean {
  return isJsonObject(error) && Number.isInteger(error.code) && typeof error.message === "string";
}
