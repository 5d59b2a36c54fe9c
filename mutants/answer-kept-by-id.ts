import type { Category } from "../src/protocol/category.ts";
import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "answer-kept-by-id",
  title: "the answer is kept by id",
  fault: "Keeps its answer for an id and gives it again for the next envelope with that id.",
  rules: ["pure"],
  keepsState: true,
  apply: (original) => {
    const kept = new Map<unknown, Category>();
    return rejudge(original, (category, envelope) => {
      const id = isJsonObject(envelope) ? envelope.id : undefined;
      const answer = kept.get(id) ?? category;
      kept.set(id, answer);
      return answer;
    });
  },
};

export default mutant;
