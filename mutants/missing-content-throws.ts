import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";
import type { TrustedResult } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "missing-content-throws",
  title: "missing content throws",
  fault: "Goes through the content of a complete result, and throws where that is no list.",
  rules: ["total", "members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) => {
      const { content } = result as unknown as TrustedResult;
      return (category === "normal_complete" || category === "tool_error") &&
        content.some(({ type }) => type === "unknown")
        ? "unclassified"
        : category;
    }),
};

export default mutant;
