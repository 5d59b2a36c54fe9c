import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "content-hides-flag",
  title: "content hides the flag",
  fault: "Takes a complete result that holds any content for a success without looking at the flag.",
  rules: ["flag-true", "flag-boolean", "members-ignored"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      Array.isArray(result.content) && result.content.length > 0 ? without(result, "isError") : result,
    ),
};

export default mutant;
