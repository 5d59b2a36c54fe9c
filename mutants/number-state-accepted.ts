import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "number-state-accepted",
  title: "a number as state accepted",
  fault: "Accepts a number as the request state.",
  rules: ["input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      typeof result.requestState === "number" ? { ...result, requestState: "" } : result,
    ),
};

export default mutant;
