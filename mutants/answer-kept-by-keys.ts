import type { Category } from "../src/protocol/category.ts";
import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "answer-kept-by-keys",
  title: "the answer is kept by keys",
  fault: "Keeps its answer for a result and gives it again for the next one with the same keys.",
  rules: ["pure"],
  keepsState: true,
  apply: (original) => {
    const kept = new Map<string, Category>();
    return rejudgeResult(original, (category, result) => {
      const shape = Object.keys(result).toSorted().join();
      const answer = kept.get(shape) ?? category;
      kept.set(shape, answer);
      return answer;
    });
  },
};

export default mutant;
