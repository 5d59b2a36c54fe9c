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
      return has(result, "isError") ? readFlag(result.isError) : "normal_complete";
    case "input_required":
      return "input_required";
    default:
      return "unclassified";
  }
}

function readFlag(flag: unknown): Outcome {
  if (typeof flag !== "boolean") {
    return "unclassified";
  }
  return flag ? "tool_error" : "normal_complete";
}

function has(value: any, key: string): boolean {
  return value !== null && Object.hasOwn(value, key);
}
