import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteContext } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "bridge-needs-a-known-peer",
  title: "the bridge needs a known peer",
  fault:
    "Reads an absent type as complete only where an older revision was agreed on, and refuses it where nothing is known.",
  rules: ["type-absent"],
  eras: ["dual-era"],
  apply: (original) =>
    rewriteContext(original, (context) =>
      context.era === "dual-era" && context.protocolVersion === undefined
        ? { ...context, era: "modern" }
        : context,
    ),
};

export default mutant;
