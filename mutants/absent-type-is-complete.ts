import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteContext } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "absent-type-is-complete",
  title: "absent type is complete",
  fault:
    "Takes a result without a type for a complete one, though it is built for peers that must send the type.",
  rules: ["type-absent"],
  eras: ["modern"],
  apply: (original) =>
    rewriteContext(original, (context) =>
      context.era === "modern" ? { ...context, era: "dual-era" } : context,
    ),
};

export default mutant;
