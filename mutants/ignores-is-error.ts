import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "ignores-is-error",
  title: "complete ignores the flag",
  fault:
    "Takes a result of the type complete for a success before it looks at anything else: neither the flag nor an error beside the result counts.",
  rules: ["flag-true", "flag-boolean", "one-member"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) && isJsonObject(envelope.result) && envelope.result.resultType === "complete"
      ? "normal_complete"
      : original(envelope, context),
};

export default mutant;
