import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "type-as-text",
  title: "the type as a text",
  fault: "Turns the type into a text before it compares, so that an array with a known type in it is one.",
  rules: ["type-unrecognized", "total"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteResult(original, (result, { era }) =>
      era !== "legacy" && Array.isArray(result.resultType)
        ? { ...result, resultType: String(result.resultType) }
        : result,
    ),
};

export default mutant;
