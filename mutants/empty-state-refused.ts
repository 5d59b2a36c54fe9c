import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "empty-state-refused",
  title: "an empty state refused",
  fault: "Refuses a request for input whose state is the empty text.",
  rules: ["input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      result.requestState === "" ? { ...result, requestState: null } : result,
    ),
};

export default mutant;
