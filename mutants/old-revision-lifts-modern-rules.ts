import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteContext } from "./tools/rewrite.ts";

const FIRST_MODERN = "2026-07-28";

const mutant: Mutant = {
  id: "old-revision-lifts-modern-rules",
  title: "an old revision lifts the modern rules",
  fault:
    "Falls back to the rules of older peers when an older revision was agreed on, though it is built for newer peers only.",
  rules: ["type-absent", "type-unrecognized", "type-input-required"],
  eras: ["modern"],
  apply: (original) =>
    rewriteContext(original, (context) =>
      context.era === "modern" && (context.protocolVersion ?? FIRST_MODERN) < FIRST_MODERN
        ? { ...context, era: "legacy" }
        : context,
    ),
};

export default mutant;
