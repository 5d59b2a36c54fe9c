import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope, TrustedResult } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "catch-means-success",
  title: "catch means success",
  fault: "Answers success from its catch, so that whatever it trips over passes.",
  rules: ["result-object", "envelope-object", "total", "type-absent", "type-unrecognized"],
  apply: () => (envelope) => {
    try {
      const { error, result } = envelope as TrustedEnvelope;
      if (error !== undefined) {
        return "protocol_error";
      }
      const { resultType, isError } = result as TrustedResult;
      if (resultType === "input_required") {
        return "input_required";
      }
      return isError === true ? "tool_error" : "normal_complete";
    } catch {
      return "normal_complete";
    }
  },
};

export default mutant;
