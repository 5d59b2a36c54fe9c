import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "true-flag-before-type",
  title: "a true flag before the type",
  fault: "Takes a result whose flag is true for a tool error before it looks at the type.",
  rules: ["type-before-flag", "type-unrecognized", "type-input-required", "type-absent"],
  eras: ["modern", "dual-era"],
  seenIn: ["https://github.com/modelcontextprotocol/python-sdk/blob/main/src/mcp/client/session.py"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      result.isError === true ? { ...result, resultType: "complete" } : result,
    ),
};

export default mutant;
