import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "flag-is-filled-in",
  title: "the flag is filled in",
  fault: "Writes a false flag into a result that has none.",
  rules: ["pure"],
  apply: (original) =>
    rejudgeResult(original, (category, result) => {
      Object.assign(result, { isError: result.isError ?? false });
      return category;
    }),
};

export default mutant;
