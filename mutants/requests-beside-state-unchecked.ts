import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "requests-beside-state-unchecked",
  title: "requests beside a state unchecked",
  fault: "Checks inputRequests only where no state is beside them.",
  rules: ["input-requests-map", "input-methods", "input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "requestState") ? without(result, "inputRequests") : result,
    ),
};

export default mutant;
