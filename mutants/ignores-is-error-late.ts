import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "ignores-is-error-late",
  title: "complete ignores the flag, late",
  fault: "Makes every other check, then takes a complete result for a success without looking at the flag.",
  rules: ["flag-true", "flag-boolean"],
  apply: (original) => (envelope, context) => {
    if (!isJsonObject(envelope) || !isJsonObject(envelope.result)) {
      return original(envelope, context);
    }
    const { isError: _ignored, ...result } = envelope.result;
    return original({ ...envelope, result }, context);
  },
};

export default mutant;
