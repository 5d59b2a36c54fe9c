import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "false-flag-before-type",
  title: "a false flag before the type",
  fault: "Takes a result whose flag is false for a success before it looks at the type.",
  rules: ["type-before-flag", "type-unrecognized", "type-input-required", "type-absent"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      result.isError === false ? { ...result, resultType: "complete" } : result,
    ),
};

export default mutant;
