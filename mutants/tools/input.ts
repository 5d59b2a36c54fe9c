import type { Envelope, Receiver, ReceiverContext } from "../../src/protocol/receiver.ts";
import { type JsonObject, isJsonObject } from "../../src/receiver/json-object.ts";
import { rewriteResult, without } from "./rewrite.ts";

/**
 * A receiver that shows the original another request for input than came.
 *
 * @param original - the receiver to ask
 * @param rewrite - makes the other result; it must not change the one it is given
 * @returns the faulty receiver
 */
export function rewriteInput(
  original: Receiver,
  rewrite: (result: JsonObject, context: ReceiverContext) => JsonObject,
): Receiver {
  return rewriteResult(original, (result, context) =>
    result.resultType === "input_required" ? rewrite(result, context) : result,
  );
}

/**
 * A receiver that tells the original that the client knew something else when it reads a request for input.
 *
 * @param original - the receiver to ask
 * @param rewrite - makes the other context; it must not change the one it is given
 * @returns the faulty receiver
 */
export function rewriteInputContext(
  original: Receiver,
  rewrite: (context: ReceiverContext, result: JsonObject) => ReceiverContext,
): Receiver {
  return (envelope, context) => {
    const result = resultOf(envelope);
    return original(envelope, result?.resultType === "input_required" ? rewrite(context, result) : context);
  };
}

/**
 * A receiver that looks at some of the input requests only.
 *
 * @param original - the receiver to ask
 * @param keep - says whether the receiver looks at a request
 * @returns the faulty receiver
 */
export function keepRequests(
  original: Receiver,
  keep: (request: unknown, context: ReceiverContext, index: number) => boolean,
): Receiver {
  return rewriteInput(original, (result, context) => {
    if (!isJsonObject(result.inputRequests)) {
      return result;
    }
    const entries = Object.entries(result.inputRequests);
    const kept = entries.filter(([, request], index) => keep(request, context, index));
    return kept.length === 0 && entries.length > 0
      ? withoutRequests(result)
      : { ...result, inputRequests: Object.fromEntries(kept) };
  });
}

/**
 * A receiver that reads the methods of input requests in its own way, wherever they are texts.
 *
 * @param original - the receiver to ask
 * @param read - says which method it takes one for; `undefined` leaves it as it came
 * @returns the faulty receiver
 */
export function rewriteMethods(original: Receiver, read: (method: string) => string | undefined): Receiver {
  return rewriteInput(original, (result) =>
    isJsonObject(result.inputRequests)
      ? {
          ...result,
          inputRequests: Object.fromEntries(
            Object.entries(result.inputRequests).map(([key, request]) => [key, withMethod(request, read)]),
          ),
        }
      : result,
  );
}

/**
 * Lists the input requests of a result.
 *
 * @param result - the request for input
 * @returns the values of `inputRequests`; none where it is no object
 */
export function requestsOf(result: JsonObject): readonly unknown[] {
  return isJsonObject(result.inputRequests) ? Object.values(result.inputRequests) : [];
}

/**
 * A request for input that no check of its requests can refuse.
 *
 * An empty map would be an open decision, so a state stands in for the requests.
 *
 * @param result - the request for input
 * @returns a copy without requests
 */
export function withoutRequests(result: JsonObject): JsonObject {
  return { requestState: "", ...without(result, "inputRequests") };
}

/**
 * A request for input that every check refuses.
 *
 * @param result - the request for input
 * @returns a copy with neither requests nor state
 */
export function refusedInput(result: JsonObject): JsonObject {
  return without(result, "inputRequests", "requestState");
}

function resultOf(envelope: Envelope): JsonObject | undefined {
  return isJsonObject(envelope) && isJsonObject(envelope.result) ? envelope.result : undefined;
}

function withMethod(request: unknown, read: (method: string) => string | undefined): unknown {
  return isJsonObject(request) && typeof request.method === "string"
    ? { ...request, method: read(request.method) ?? request.method }
    : request;
}
