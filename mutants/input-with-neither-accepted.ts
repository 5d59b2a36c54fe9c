import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput, withoutRequests } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-with-neither-accepted",
  title: "input with neither accepted",
  fault: "Accepts a request for input that holds neither requests nor a state.",
  rules: ["input-one-of"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "inputRequests") ? result : withoutRequests(result),
    ),
};

export default mutant;
