import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteContext } from "./tools/rewrite.ts";

const FIRST_MODERN = "2026-07-28";

const mutant: Mutant = {
  id: "old-revision-hides-type",
  title: "an old revision hides the type",
  fault:
    "Ignores the type that a result bears when an older revision was agreed on, though it is built for both kinds of peers.",
  rules: ["type-unrecognized", "type-input-required"],
  eras: ["dual-era"],
  apply: (original) =>
    rewriteContext(original, (context) =>
      context.era === "dual-era" && (context.protocolVersion ?? FIRST_MODERN) < FIRST_MODERN
        ? { ...context, era: "legacy" }
        : context,
    ),
};

export default mutant;
