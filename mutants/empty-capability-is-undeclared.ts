import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "empty-capability-is-undeclared",
  title: "an empty capability is undeclared",
  fault: "Takes a capability that was declared without any sub-capability for one that was not declared.",
  rules: ["input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context) => ({
      ...context,
      clientCapabilities: Object.fromEntries(
        Object.entries(context.clientCapabilities).filter(
          ([, declared]) => isJsonObject(declared) && Object.keys(declared).length > 0,
        ),
      ),
    })),
};

export default mutant;
