// Most faults are a right receiver that is shown something else than came: a flag read as absent is an
// envelope without the flag.
import type { Envelope, Receiver, ReceiverContext } from "../../src/protocol/receiver.ts";
import { type JsonObject, isJsonObject } from "../../src/receiver/json-object.ts";

/**
 * A receiver that shows the original another envelope than came.
 *
 * @param original - the receiver to ask
 * @param rewrite - makes the other envelope; it must not change the one it is given
 * @returns the faulty receiver
 */
export function rewriteEnvelope(
  original: Receiver,
  rewrite: (envelope: Envelope, context: ReceiverContext) => Envelope,
): Receiver {
  return (envelope, context) => original(rewrite(envelope, context), context);
}

/**
 * A receiver that shows the original another result than came, wherever the result is an object.
 *
 * @param original - the receiver to ask
 * @param rewrite - makes the other result; it must not change the one it is given
 * @returns the faulty receiver
 */
export function rewriteResult(
  original: Receiver,
  rewrite: (result: JsonObject, context: ReceiverContext) => unknown,
): Receiver {
  return rewriteEnvelope(original, (envelope, context) =>
    isJsonObject(envelope) && isJsonObject(envelope.result)
      ? { ...envelope, result: rewrite(envelope.result, context) }
      : envelope,
  );
}

/**
 * A receiver that tells the original that the client knew something else.
 *
 * @param original - the receiver to ask
 * @param rewrite - makes the other context; it must not change the one it is given
 * @returns the faulty receiver
 */
export function rewriteContext(
  original: Receiver,
  rewrite: (context: ReceiverContext) => ReceiverContext,
): Receiver {
  return (envelope, context) => original(envelope, rewrite(context));
}

/**
 * Copies an object without some of its members.
 *
 * @param members - the object
 * @param keys - the keys to leave out
 * @returns the copy
 */
export function without(members: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([key]) => !keys.includes(key)));
}
