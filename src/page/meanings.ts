/** What the categories mean, for a person who sees them for the first time. */
export const MEANINGS: Readonly<Record<string, string>> = {
  normal_complete: "a complete result that is no tool error",
  tool_error: "a complete result that says the tool failed",
  input_required: "the server wants input before it can finish",
  protocol_error: "a JSON-RPC error",
  unclassified: "malformed or of no known type: not to be trusted",
  extension_result: "a result of an extension that the client advertised",
};
