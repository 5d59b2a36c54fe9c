import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope, TrustedResult } from "./tools/trusted.ts";

function outcomeOf({ error, result }: TrustedEnvelope): Error | TrustedResult | undefined {
  return error?.message ? new Error(error.message) : result;
}

const mutant: Mutant = {
  id: "instance-of-error",
  title: "an instance of Error",
  fault:
    "Makes an exception out of an error that has a message, and asks later whether it holds an exception or a result.",
  rules: ["error-member", "one-member", "type-absent", "type-unrecognized", "flag-boolean", "total"],
  apply: () => (envelope) => {
    const outcome = outcomeOf(envelope as TrustedEnvelope);
    if (outcome instanceof Error) {
      return "protocol_error";
    }
    if (outcome?.resultType === "input_required") {
      return "input_required";
    }
    if (outcome?.isError) {
      return "tool_error";
    }
    return outcome ? "normal_complete" : "unclassified";
  },
};

export default mutant;
