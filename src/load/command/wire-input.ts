import type { Input } from "../../judge/observation.ts";
import type { ReceiverContext } from "../../protocol/receiver.ts";
import { writeForOne } from "../../wire/ids.ts";
import { CODE } from "../../wire/messages.ts";

/** The codes of errors after which a client should mend its request and send it again. */
const RETRIED: ReadonlySet<unknown> = new Set([CODE.headerMismatch, CODE.unsupportedVersion]);

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
 * Says whether an answer asks for one more call (MCP 2026-07-28): with the input that it wants (basic/patterns/mrtr), or
 * with other headers or another version (basic/transports/streamable-http, basic/versioning).
 *
 * @param input - the envelope and its context
 * @param hasInput - whether the further call carries what a request for input asks for
 */
export function asksForOneMore({ text, context }: Input, hasInput: boolean): boolean {
  const { era } = JSON.parse(context) as ReceiverContext;
  const { result, error } = Object(JSON.parse(text)) as {
    readonly result?: unknown;
    readonly error?: unknown;
  };
  const { resultType } = Object(result) as { readonly resultType?: unknown };
  const { code } = Object(error) as { readonly code?: unknown };
  const isAsked = resultType === "input_required" ? hasInput : RETRIED.has(code);
  return era !== "legacy" && isAsked;
}
