type Members = Readonly<Record<string, unknown>>;

/** Says what an answer to `tools/call` is, for peers of MCP 2026-07-28 and later. */
export function receive(envelope: unknown): string {
  if (!isObject(envelope) || Object.hasOwn(envelope, "result") === Object.hasOwn(envelope, "error")) {
    return "unclassified";
  }
  return Object.hasOwn(envelope, "error") ? "protocol_error" : readResult(envelope["result"]);
}

function readResult(result: unknown): string {
  if (!isObject(result) || !Object.hasOwn(result, "resultType")) {
    return "unclassified";
  }
  switch (result["resultType"]) {
    case "input_required":
      return "input_required";
    case "complete":
      return readFlag(result);
    default:
      return "unclassified";
  }
}

function readFlag(result: Members): string {
  if (!Object.hasOwn(result, "isError") || result["isError"] === false) {
    return "normal_complete";
  }
  return result["isError"] === true ? "tool_error" : "unclassified";
}

function isObject(value: unknown): value is Members {
  // Stryker disable next-line ConditionalExpression: a text has none of the members either, and is refused as well
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
