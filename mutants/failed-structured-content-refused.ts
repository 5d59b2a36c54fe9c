import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "failed-structured-content-refused",
  title: "failed structured content refused",
  fault: "Checks the structured content of a failed tool as if it were the answer, and refuses the result.",
  rules: ["flag-true", "members-ignored"],
  seenIn: ["https://github.com/HexSleeves/tailscale-mcp/pull/101"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      result.isError === true && Object.hasOwn(result, "structuredContent")
        ? { ...result, isError: null }
        : result,
    ),
};

export default mutant;
