import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "extension-type-in-a-list",
  title: "an extension type in a list",
  fault: "Accepts a list of types where the first is one of those advertised.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteResult(original, (result, context) => {
      const first: unknown = Array.isArray(result.resultType) ? result.resultType[0] : undefined;
      return context.resultTypes.some((known) => known === first) ? { ...result, resultType: first } : result;
    }),
};

export default mutant;
