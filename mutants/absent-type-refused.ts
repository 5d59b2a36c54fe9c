import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteContext } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "absent-type-refused",
  title: "absent type refused",
  fault: "Refuses a result without a type from the older peers that it was built for too.",
  rules: ["type-absent"],
  eras: ["dual-era"],
  apply: (original) =>
    rewriteContext(original, (context) =>
      context.era === "dual-era" ? { ...context, era: "modern" } : context,
    ),
};

export default mutant;
