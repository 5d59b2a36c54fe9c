import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "type-is-filled-in",
  title: "the type is filled in",
  fault: "Writes the type complete into a result that has none.",
  rules: ["pure"],
  apply: (original) =>
    rejudgeResult(original, (category, result) => {
      Object.assign(result, { resultType: result.resultType ?? "complete" });
      return category;
    }),
};

export default mutant;
