import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "empty-content-is-an-error",
  title: "empty content is an error",
  fault: "Takes a success with an empty list as content for a tool error.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && Array.isArray(result.content) && result.content.length === 0
        ? "tool_error"
        : category,
    ),
};

export default mutant;
