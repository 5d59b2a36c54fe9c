import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";
import { textsOf } from "./tools/texts.ts";

const mutant: Mutant = {
  id: "error-text-is-a-tool-error",
  title: "an error text is a tool error",
  fault: "Takes a success whose first text begins with the word error for a tool error.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && /^error\b/i.test(textsOf(result)[0] ?? "") ? "tool_error" : category,
    ),
};

export default mutant;
