import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "type-has-to-come-first",
  title: "the type has to come first",
  fault: "Looks for the type at the first key only and refuses a result where it comes later.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      Object.keys(result).indexOf("resultType") > 0 ? "unclassified" : category,
    ),
};

export default mutant;
