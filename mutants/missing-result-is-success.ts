import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "missing-result-is-success",
  title: "a missing result is a success",
  fault:
    "Reads nothing but the result and takes its absence for an empty success, even where an error is there.",
  rules: ["error-member", "one-member"],
  seenIn: ["https://github.com/profullstack/sh1pt/issues/703"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) && !Object.hasOwn(envelope, "result")
      ? "normal_complete"
      : original(envelope, context),
};

export default mutant;
