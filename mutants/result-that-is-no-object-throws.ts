import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "result-that-is-no-object-throws",
  title: "a result that is no object throws",
  fault:
    "Asks with the operator in for the type of a result that is null, a text, a number or a boolean, which throws.",
  rules: ["result-object", "total"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) &&
    Object.hasOwn(envelope, "result") &&
    !("resultType" in (envelope.result as object)) &&
    context.era === "modern"
      ? "unclassified"
      : original(envelope, context),
};

export default mutant;
