import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

function holdsTrueFlag(value: unknown): boolean {
  const pending = [value];
  // Calling itself would overflow the stack at a depth that no two runs share.
  for (const holder of pending) {
    if (typeof holder === "object" && holder !== null) {
      if (Object.entries(holder).some(([key, member]) => key === "isError" && member === true)) {
        return true;
      }
      for (const member of Object.values(holder)) {
        pending.push(member);
      }
    }
  }
  return false;
}

const mutant: Mutant = {
  id: "flag-at-any-depth",
  title: "the flag at any depth",
  fault:
    "Searches the whole result for a true flag, and takes a success for a tool error where it finds one.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && holdsTrueFlag(result) ? "tool_error" : category,
    ),
};

export default mutant;
