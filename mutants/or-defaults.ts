import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "or-defaults",
  title: "defaults with or",
  fault:
    "Fills in error, result, type and flag with ||, so that an envelope with nothing in it is a complete one.",
  rules: ["one-member", "flag-boolean", "result-object", "type-absent", "type-unrecognized", "total"],
  apply: () => (envelope) => {
    const answer = envelope as TrustedEnvelope;
    const error = answer.error || null;
    const result = answer.result || { content: [] };
    const type = result.resultType || "complete";
    const failed = result.isError || false;
    if (error !== null) {
      return "protocol_error";
    }
    if (type === "input_required") {
      return "input_required";
    }
    if (type !== "complete") {
      return "unclassified";
    }
    return failed ? "tool_error" : "normal_complete";
  },
};

export default mutant;
