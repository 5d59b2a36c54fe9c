import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "long-state-refused",
  title: "a long state refused",
  fault: "Refuses a request state of more than 1024 characters, though no length is set.",
  rules: ["input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      String(result.requestState).length > 1024 ? { ...result, requestState: null } : result,
    ),
};

export default mutant;
