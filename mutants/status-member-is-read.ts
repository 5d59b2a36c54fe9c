import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "status-member-is-read",
  title: "a member status is read",
  fault: "Takes a success for a tool error where the result holds a status of error or failed.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && (result.status === "error" || result.status === "failed")
        ? "tool_error"
        : category,
    ),
};

export default mutant;
