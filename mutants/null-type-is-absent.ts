import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "null-type-is-absent",
  title: "a null type is absent",
  fault: "Takes a type of null for an absent one, and so the result for a complete one of an older peer.",
  rules: ["type-unrecognized"],
  eras: ["dual-era"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      result.resultType === null ? without(result, "resultType") : result,
    ),
};

export default mutant;
