import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "null-state-is-absent",
  title: "a null state is absent",
  fault: "Takes a request state of null for an absent one.",
  rules: ["input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      result.requestState === null ? without(result, "requestState") : result,
    ),
};

export default mutant;
