import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope, TrustedResult } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "result-in-envelope",
  title: '"result" in envelope',
  fault:
    "Asks for the members with the operator in, which throws on what is no object, and for the result first.",
  rules: ["envelope-object", "one-member", "result-object", "type-absent", "total"],
  apply: () => (envelope) => {
    const answer = envelope as TrustedEnvelope;
    if ("result" in answer) {
      const { resultType, isError } = answer.result as TrustedResult;
      if (resultType === "input_required") {
        return "input_required";
      }
      return isError === true ? "tool_error" : "normal_complete";
    }
    return "error" in answer ? "protocol_error" : "unclassified";
  },
};

export default mutant;
