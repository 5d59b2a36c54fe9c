import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "legacy-complete-skips-flag",
  title: "legacy complete skips the flag",
  fault: "Takes the type complete from an older peer for a success without looking at the flag.",
  rules: ["type-foreign", "flag-true", "flag-boolean"],
  eras: ["legacy"],
  apply: (original) =>
    rewriteResult(original, (result, { era }) =>
      era === "legacy" && result.resultType === "complete" ? without(result, "isError") : result,
    ),
};

export default mutant;
