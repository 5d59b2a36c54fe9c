import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "experimental-capability-counts",
  title: "an experimental capability counts",
  fault: "Takes a capability that was declared under experimental only for a declared one.",
  rules: ["input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context) => {
      const { experimental } = context.clientCapabilities;
      return isJsonObject(experimental)
        ? { ...context, clientCapabilities: { ...experimental, ...context.clientCapabilities } }
        : context;
    }),
};

export default mutant;
