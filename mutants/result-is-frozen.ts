import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "result-is-frozen",
  title: "the result is frozen",
  fault: "Freezes the result, so that whoever asked cannot change it any more.",
  rules: ["pure"],
  apply: (original) =>
    rejudgeResult(original, (category, result) => {
      Object.freeze(result);
      return category;
    }),
};

export default mutant;
