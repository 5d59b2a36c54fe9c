import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "bare-result-is-success",
  title: "a bare value is a success",
  fault: "Takes a result that is a text, a number or true for the value that the tool returned.",
  rules: ["result-object"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) &&
    !Object.hasOwn(envelope, "error") &&
    Boolean(envelope.result) &&
    typeof envelope.result !== "object"
      ? "normal_complete"
      : original(envelope, context),
};

export default mutant;
