import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "error-code-first",
  title: "the error code first",
  fault: "Takes an error for one only by a negative code, and goes on to the result where there is none.",
  rules: ["error-member", "one-member", "result-object", "type-unrecognized", "type-absent", "total"],
  apply: () => (envelope) => {
    const { error, result } = envelope as TrustedEnvelope;
    if (error && error.code < 0) {
      return "protocol_error";
    }
    if (result?.resultType === "input_required") {
      return "input_required";
    }
    if (result?.isError === true) {
      return "tool_error";
    }
    return result ? "normal_complete" : "unclassified";
  },
};

export default mutant;
