import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "absent-type-skips-flag",
  title: "an absent type skips the flag",
  fault: "Takes a result without a type for a success without looking at the flag.",
  rules: ["type-absent", "flag-true"],
  eras: ["dual-era", "legacy"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      Object.hasOwn(result, "resultType") ? result : without(result, "isError"),
    ),
};

export default mutant;
