// receiver.ts: what an answer to tools/call is
type Outcome = "normal_complete" | "tool_error" | "input_required" | "protocol_error" | "unclassified";

export function receive(envelope: any): Outcome {
  if (has(envelope, "error")) {
    return has(envelope, "result") ? "unclassified" : "protocol_error";
  }
  return has(envelope, "result") ? readResult(envelope.result) : "unclassified";
}

function readResult(result: any): Outcome {
  if (!has(result, "resultType")) {
    return "unclassified";
  }
  switch (result.resultType) {
    case "complete":
      return result.isError ? "tool_error" : "normal_complete";
    case "input_required":
      return "input_required";
    default:
      return "unclassified";
  }
}

function has(value: any, key: string): boolean {
  return value !== null && Object.hasOwn(value, key);
}
