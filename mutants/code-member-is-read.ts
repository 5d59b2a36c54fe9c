import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "code-member-is-read",
  title: "a member code is read",
  fault: "Takes a success for a tool error where the result holds a code or an exitCode other than 0.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && Boolean(result.code ?? result.exitCode) ? "tool_error" : category,
    ),
};

export default mutant;
