import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "empty-content-hides-flag",
  title: "empty content hides the flag",
  fault:
    "Takes a complete result whose content is empty or missing for a success without looking at the flag.",
  rules: ["flag-true", "flag-boolean", "members-ignored"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      Array.isArray(result.content) && result.content.length > 0 ? result : without(result, "isError"),
    ),
};

export default mutant;
