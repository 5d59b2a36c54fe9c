import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "leftover-questions-are-asked",
  title: "leftover questions are asked",
  fault: "Takes a complete result for a request for input where it still holds inputRequests.",
  rules: ["type-complete", "members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      (category === "normal_complete" || category === "tool_error") && Object.hasOwn(result, "inputRequests")
        ? "input_required"
        : category,
    ),
};

export default mutant;
