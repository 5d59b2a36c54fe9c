import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "result-means-complete",
  title: "result means complete",
  fault: "Takes every envelope with an own key result for a success, whatever the result says.",
  rules: [
    "one-member",
    "result-object",
    "type-input-required",
    "type-unrecognized",
    "type-absent",
    "flag-true",
    "flag-boolean",
  ],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) && Object.hasOwn(envelope, "result")
      ? "normal_complete"
      : original(envelope, context),
};

export default mutant;
