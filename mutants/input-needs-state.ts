import type { Mutant } from "../src/protocol/mutant.ts";
import { refusedInput, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-needs-state",
  title: "input needs a state",
  fault: "Refuses a request for input that holds requests and no state.",
  rules: ["input-one-of"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "requestState") ? result : refusedInput(result),
    ),
};

export default mutant;
