import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "unknown-type-with-content-is-complete",
  title: "an unknown type with content is complete",
  fault: "Takes a result of an unknown type for a complete one where its content is a list.",
  rules: ["type-unrecognized", "type-before-flag", "members-ignored"],
  eras: ["modern", "dual-era"],
  seenIn: ["https://github.com/modelcontextprotocol/python-sdk/blob/main/src/mcp/client/session.py"],
  apply: (original) =>
    rewriteType(original, (type, result) =>
      type !== "input_required" && Array.isArray(result.content) ? "complete" : type,
    ),
};

export default mutant;
