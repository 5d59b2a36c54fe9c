import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "flag-of-a-question-is-checked",
  title: "the flag of a question is checked",
  fault:
    "Refuses a request for input with a flag that is no boolean, because it checks the flag before the type.",
  rules: ["type-before-flag"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "input_required" && Object.hasOwn(result, "isError") && typeof result.isError !== "boolean"
        ? "unclassified"
        : category,
    ),
};

export default mutant;
