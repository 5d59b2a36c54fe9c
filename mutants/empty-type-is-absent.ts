import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "empty-type-is-absent",
  title: "an empty type is absent",
  fault:
    "Takes a type that is the empty text for an absent one, and so the result for a complete one of an older peer.",
  rules: ["type-unrecognized"],
  eras: ["dual-era"],
  apply: (original) =>
    rewriteResult(original, (result) => (result.resultType === "" ? without(result, "resultType") : result)),
};

export default mutant;
