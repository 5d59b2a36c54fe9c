import type { Category } from "../src/protocol/category.ts";
import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "protocol-error-has-another-name",
  title: "a protocol error has another name",
  fault: "Answers error where the word is protocol_error.",
  rules: ["error-member", "total"],
  apply: (original) =>
    rejudge(original, (category) => {
      const word: string = category === "protocol_error" ? "error" : category;
      return word as Category;
    }),
};

export default mutant;
