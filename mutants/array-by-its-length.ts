import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "array-by-its-length",
  title: "an array by its length",
  fault: "Takes a result with a number as length for an array and refuses it.",
  rules: ["result-object", "members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      typeof result.length === "number" ? "unclassified" : category,
    ),
};

export default mutant;
