import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "success-member-is-read",
  title: "a member success is read",
  fault: "Takes a success for a tool error where the result holds success or ok with the value false.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && (result.success === false || result.ok === false)
        ? "tool_error"
        : category,
    ),
};

export default mutant;
