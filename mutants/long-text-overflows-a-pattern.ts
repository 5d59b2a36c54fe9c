import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";
import { textsOf } from "./tools/texts.ts";

const mutant: Mutant = {
  id: "long-text-overflows-a-pattern",
  title: "a long text overflows a pattern",
  fault: "Searches the texts for a traceback with a pattern that runs out of stack on a long one.",
  rules: ["total", "members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && textsOf(result).some((text) => /^(.|\s)*\bTraceback\b/.test(text))
        ? "tool_error"
        : category,
    ),
};

export default mutant;
