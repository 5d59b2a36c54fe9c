import type { Mutant } from "../src/protocol/mutant.ts";

const mutant: Mutant = {
  id: "null-envelope-throws",
  title: "a null envelope throws",
  fault: "Looks for the members of the envelope before it knows that the envelope is not null.",
  rules: ["envelope-object", "total"],
  apply: (original) => (envelope, context) =>
    Object.keys(envelope as object).length === 0 ? "unclassified" : original(envelope, context),
};

export default mutant;
