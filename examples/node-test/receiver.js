/** Says what an answer to `tools/call` is, for peers of all revisions of MCP. */
export function receive(envelope) {
  if (!isObject(envelope) || Object.hasOwn(envelope, "result") === Object.hasOwn(envelope, "error")) {
    return "unclassified";
  }
  return Object.hasOwn(envelope, "error") ? "protocol_error" : readResult(envelope.result);
}

function readResult(result) {
  if (!isObject(result)) {
    return "unclassified";
  }
  // Peers of earlier revisions give no type.
  const type = Object.hasOwn(result, "resultType") ? result.resultType : "complete";
  if (type === "input_required") {
    return "input_required";
  }
  return type === "complete" ? readFlag(result) : "unclassified";
}

function readFlag(result) {
  if (!Object.hasOwn(result, "isError") || result.isError === false) {
    return "normal_complete";
  }
  return result.isError === true ? "tool_error" : "unclassified";
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
