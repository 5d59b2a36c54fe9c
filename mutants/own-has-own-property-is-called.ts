import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "own-has-own-property-is-called",
  title: "an own hasOwnProperty is called",
  fault: "Calls the hasOwnProperty of the result, which throws where that is a key of the answer.",
  rules: ["members-ignored", "total"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      result.hasOwnProperty("isError") ? result : without(result, "isError"),
    ),
};

export default mutant;
