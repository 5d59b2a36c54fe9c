import type { Category } from "../src/protocol/category.ts";
import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "answer-kept-by-length",
  title: "the answer is kept by length",
  fault: "Keeps its answer for a result and gives it again for the next one that is as long as JSON.",
  rules: ["pure", "total"],
  keepsState: true,
  apply: (original) => {
    const kept = new Map<number, Category>();
    return rejudgeResult(original, (category, result) => {
      const { length } = JSON.stringify(result);
      const answer = kept.get(length) ?? category;
      kept.set(length, answer);
      return answer;
    });
  },
};

export default mutant;
