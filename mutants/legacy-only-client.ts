import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteContext } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "legacy-only-client",
  title: "a legacy-only client",
  fault: "Reads every answer as peers of 2025-11-25 and earlier would: resultType is no word of theirs.",
  rules: ["type-input-required", "type-unrecognized", "type-absent", "type-before-flag"],
  eras: ["modern", "dual-era"],
  apply: (original) => rewriteContext(original, (context) => ({ ...context, era: "legacy" })),
};

export default mutant;
