import type { Mutant } from "../src/protocol/mutant.ts";
import { refusedInput, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "empty-state-is-no-state",
  title: "an empty state is no state",
  fault:
    "Asks whether the state is truthy, so that a request for input with nothing but an empty state is refused.",
  rules: ["input-one-of", "input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      result.requestState === "" && !Object.hasOwn(result, "inputRequests") ? refusedInput(result) : result,
    ),
};

export default mutant;
