import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "null-result-never-settles",
  title: "a null result never settles",
  fault: "Waits for ever for an answer to a result of null, because nothing matches it.",
  rules: ["total", "result-object"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) && envelope.result === null ? new Promise(() => {}) : original(envelope, context),
};

export default mutant;
