import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

function holdsTrueFlag(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(
      ([key, member]) => (key === "isError" && member === true) || holdsTrueFlag(member),
    )
  );
}

const mutant: Mutant = {
  id: "flag-at-any-depth",
  title: "the flag at any depth",
  fault:
    "Searches the whole result for a true flag by calling itself, and takes a success for a tool error where it finds one.",
  rules: ["members-ignored", "total"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && holdsTrueFlag(result) ? "tool_error" : category,
    ),
};

export default mutant;
