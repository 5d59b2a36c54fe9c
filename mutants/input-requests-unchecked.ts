import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput, withoutRequests } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-requests-unchecked",
  title: "input requests unchecked",
  fault: "Never looks into inputRequests, whatever they hold.",
  rules: ["input-requests-map", "input-methods", "input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "inputRequests") ? withoutRequests(result) : result,
    ),
};

export default mutant;
