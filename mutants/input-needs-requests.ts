import type { Mutant } from "../src/protocol/mutant.ts";
import { refusedInput, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-needs-requests",
  title: "input needs requests",
  fault: "Refuses a request for input that holds a state alone.",
  rules: ["input-one-of"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "inputRequests") ? result : refusedInput(result),
    ),
};

export default mutant;
