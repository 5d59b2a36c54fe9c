import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "error-in-result-is-read",
  title: "an error in the result is read",
  fault: "Takes a success for a tool error where the result itself holds a member error.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && Boolean(result.error) ? "tool_error" : category,
    ),
};

export default mutant;
