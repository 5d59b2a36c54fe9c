/** The answers that a receiver may give: what an envelope is. */
export const CATEGORIES = [
  "normal_complete",
  "tool_error",
  "input_required",
  "protocol_error",
  "unclassified",
  "extension_result",
] as const;

/**
 * What a receiver says an envelope is.
 *
 * - `normal_complete`: a complete result that is no tool error. No proof that the business succeeded.
 * - `tool_error`: a complete result with `isError: true`.
 * - `input_required`: the server wants input before it can finish.
 * - `protocol_error`: a JSON-RPC error.
 * - `unclassified`: malformed, of another revision, or of no known type; never to be promoted to success.
 * - `extension_result`: a result type of an extension that the client advertised.
 */
export type Category = (typeof CATEGORIES)[number];
