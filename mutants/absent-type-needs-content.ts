import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "absent-type-needs-content",
  title: "an absent type needs content",
  fault:
    "Takes a result without a type for a complete one only where it holds content or structured content.",
  rules: ["type-absent", "members-ignored"],
  eras: ["dual-era", "legacy"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      ["resultType", "content", "structuredContent"].some((key) => Object.hasOwn(result, key))
        ? result
        : { ...result, isError: null },
    ),
};

export default mutant;
