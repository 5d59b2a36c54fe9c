import type { Receiver } from "../../src/protocol/receiver.ts";
import { isJsonObject } from "../../src/receiver/json-object.ts";

/** The types of the specification itself: no extension decides on them. */
const OWN_TYPES: ReadonlySet<string> = new Set(["complete", "input_required"]);

/**
 * A receiver that has its own idea of what the client advertised.
 *
 * @param original - the receiver to ask
 * @param accepts - says whether a type, which is a text, counts as one of those advertised
 * @returns the faulty receiver
 */
export function acceptTypes(
  original: Receiver,
  accepts: (type: string, advertised: readonly string[]) => boolean,
): Receiver {
  return (envelope, context) => {
    const type: unknown =
      isJsonObject(envelope) && isJsonObject(envelope.result) ? envelope.result.resultType : undefined;
    return typeof type === "string" && !OWN_TYPES.has(type)
      ? original(envelope, { ...context, resultTypes: accepts(type, context.resultTypes) ? [type] : [] })
      : original(envelope, context);
  };
}
