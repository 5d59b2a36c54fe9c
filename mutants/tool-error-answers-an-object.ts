import type { Category } from "../src/protocol/category.ts";
import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "tool-error-answers-an-object",
  title: "a tool error answers an object",
  fault:
    "Answers a tool error with an object that holds the category, and with the category alone everything else.",
  rules: ["total", "flag-true"],
  apply: (original) =>
    rejudge(original, (category) =>
      category === "tool_error" ? ({ category, isError: true } as unknown as Category) : category,
    ),
};

export default mutant;
