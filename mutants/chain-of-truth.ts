import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "chain-of-truth",
  title: "a chain of tests for truth",
  fault:
    "Tests one member after another for truth: a falsy error is none, a truthy flag is true, and what is left is a success.",
  rules: ["flag-boolean", "one-member", "result-object", "type-unrecognized", "type-before-flag", "total"],
  apply: () => (envelope) => {
    const { error, result } = envelope as TrustedEnvelope;
    if (error) {
      return "protocol_error";
    }
    if (result?.isError) {
      return "tool_error";
    }
    if (result?.inputRequests || result?.requestState) {
      return "input_required";
    }
    return result ? "normal_complete" : "unclassified";
  },
};

export default mutant;
