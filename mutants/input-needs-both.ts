import type { Mutant } from "../src/protocol/mutant.ts";
import { refusedInput, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-needs-both",
  title: "input needs both",
  fault: "Refuses a request for input that does not hold both requests and a state.",
  rules: ["input-one-of"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "inputRequests") && Object.hasOwn(result, "requestState")
        ? result
        : refusedInput(result),
    ),
};

export default mutant;
