import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "null-flag-is-absent",
  title: "a null flag is absent",
  fault: "Takes a complete result whose flag is null for one without the flag.",
  rules: ["flag-boolean"],
  apply: (original) =>
    rewriteResult(original, (result) => (result.isError === null ? without(result, "isError") : result)),
};

export default mutant;
