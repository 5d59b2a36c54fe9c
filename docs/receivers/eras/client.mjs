// client.mjs: reads the answers of old and new servers
export function receive(envelope) {
  if (!has(envelope, "result")) {
    return has(envelope, "error") ? "protocol_error" : "unclassified";
  }
  return has(envelope, "error") || !isObject(envelope.result) ? "unclassified" : readResult(envelope.result);
}

function readResult(result) {
  // Servers of earlier revisions send no type: their results are complete.
  const type = has(result, "resultType") ? result.resultType : "complete";
  if (type === "complete") {
    return has(result, "isError") ? readFlag(result.isError) : "normal_complete";
  }
  return type === "input_required" ? "input_required" : "unclassified";
}

function readFlag(flag) {
  if (typeof flag !== "boolean") {
    return "unclassified";
  }
  return flag ? "tool_error" : "normal_complete";
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function has(value, key) {
  return isObject(value) && Object.hasOwn(value, key);
}
