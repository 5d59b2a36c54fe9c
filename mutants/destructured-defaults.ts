import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope, TrustedResult } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "destructured-defaults",
  title: "destructured defaults",
  fault:
    "Takes the envelope apart with defaults, so that one without a result is an empty success, and null throws.",
  rules: ["one-member", "envelope-object", "result-object", "type-absent", "flag-boolean", "total"],
  apply: () => (envelope) => {
    const { error, result = {} } = envelope as Partial<TrustedEnvelope>;
    const { resultType = "complete", isError = false } = result as Partial<TrustedResult>;
    if (error !== undefined) {
      return "protocol_error";
    }
    if (resultType === "complete") {
      return isError ? "tool_error" : "normal_complete";
    }
    return resultType === "input_required" ? "input_required" : "unclassified";
  },
};

export default mutant;
