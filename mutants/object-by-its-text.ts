import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "object-by-its-text",
  title: "an object by its text",
  fault:
    "Turns the result into a text to see that it is an object, which throws where the own toString and valueOf cannot be called.",
  rules: ["members-ignored", "total"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) && isJsonObject(envelope.result) && String(envelope.result) !== "[object Object]"
      ? "unclassified"
      : original(envelope, context),
};

export default mutant;
