/**
 * Writes a small receiver to start from. It keeps the core rules for modern peers.
 *
 * @param isTyped - whether it is to be TypeScript
 * @returns the text of the module, which exports `receive`
 */
export function starterText(isTyped: boolean): string {
  const type = (text: string): string => (isTyped ? text : "");
  return `// Says what an answer to tools/call is, for peers of MCP revision 2026-07-28 and later. The second argument, which
// this one does not need, is what the client knew when it asked: era, method, requestId and more.
${type(`
export type Outcome = "normal_complete" | "tool_error" | "input_required" | "protocol_error" | "unclassified";
`)}
export function receive(envelope${type(": unknown")})${type(": Outcome")} {
  if (has(envelope, "error")) {
    return has(envelope, "result") ? "unclassified" : "protocol_error";
  }
  return has(envelope, "result") ? readResult(envelope.result) : "unclassified";
}

// The type decides first: only a complete result has a flag that counts.
function readResult(result${type(": unknown")})${type(": Outcome")} {
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

function readFlag(flag${type(": unknown")})${type(": Outcome")} {
  if (typeof flag !== "boolean") {
    return "unclassified";
  }
  return flag ? "tool_error" : "normal_complete";
}

function has(value${type(": unknown")}, key${type(": string")})${type(": value is Record<string, unknown>")} {
  return value !== null && Object.hasOwn(value${type(" as object")}, key);
}
`;
}
