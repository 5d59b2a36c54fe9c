import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "nested-result-is-unwrapped",
  title: "a nested result is unwrapped",
  fault: "Reads a result that is nested in the result in its place.",
  rules: ["members-ignored", "type-absent"],
  apply: (original) =>
    rewriteResult(original, (result) => (isJsonObject(result.result) ? result.result : result)),
};

export default mutant;
