import type { Mutant } from "../src/protocol/mutant.ts";

const mutant: Mutant = {
  id: "empty-answer-is-success",
  title: "an empty answer is a success",
  fault: "Takes an answer of null or of the empty text for a success with nothing to say.",
  rules: ["envelope-object"],
  apply: (original) => (envelope, context) =>
    envelope === null || envelope === "" ? "normal_complete" : original(envelope, context),
};

export default mutant;
