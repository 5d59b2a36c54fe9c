import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "null-requests-are-absent",
  title: "null requests are absent",
  fault: "Takes inputRequests that are null for absent ones.",
  rules: ["input-requests-map"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      result.inputRequests === null ? without(result, "inputRequests") : result,
    ),
};

export default mutant;
