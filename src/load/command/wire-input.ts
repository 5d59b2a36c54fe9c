import type { Input } from "../../judge/observation.ts";
import type { ReceiverContext } from "../../protocol/receiver.ts";
import { writeForOne } from "../../wire/ids.ts";

/**
 * Prepares an input for a wire: which id its request has is up to the client, so it is written for the id 1, which the
 * server replaces.
 *
 * @param input - the envelope and its context
 * @returns the same for a request with the id 1
 */
export function inputForWire({ text, context }: Input): Input {
  const known = JSON.parse(context) as ReceiverContext;
  return { text: writeForOne(text, known.requestId), context: JSON.stringify({ ...known, requestId: 1 }) };
}

/**
 * Says whether an answer asks for one more call, with the input that it wants.
 *
 * @param input - the envelope and its context
 */
export function asksForInput({ text, context }: Input): boolean {
  const { era } = JSON.parse(context) as ReceiverContext;
  const { result } = Object(JSON.parse(text)) as { readonly result?: unknown };
  const { resultType } = Object(result) as { readonly resultType?: unknown };
  return era !== "legacy" && resultType === "input_required";
}
