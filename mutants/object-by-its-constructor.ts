import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "object-by-its-constructor",
  title: "an object by its constructor",
  fault: "Refuses a result whose member constructor is not Object, and so one with an own key of that name.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      result.constructor === Object ? category : "unclassified",
    ),
};

export default mutant;
