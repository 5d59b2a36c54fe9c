import type { Category } from "../src/protocol/category.ts";
import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const ANSWERS: ReadonlyMap<string, Category> = new Map([
  ["complete", "unclassified"],
  ["input_required", "unclassified"],
]);

const mutant: Mutant = {
  id: "unknown-type-has-no-answer",
  title: "an unknown type has no answer",
  fault: "Looks its answer up by the type and gives undefined for a type that is not in the table.",
  rules: ["type-unrecognized", "type-before-flag", "total"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "unclassified" && typeof result.resultType === "string"
        ? (ANSWERS.get(result.resultType) as Category)
        : category,
    ),
};

export default mutant;
