import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "state-of-any-kind-accepted",
  title: "a state of any kind accepted",
  fault: "Accepts a request state of any kind.",
  rules: ["input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "requestState") ? { ...result, requestState: "" } : result,
    ),
};

export default mutant;
