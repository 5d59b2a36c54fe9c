import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "nullish-defaults",
  title: "nullish defaults",
  fault: "Fills in type and flag with ??, which takes null for absent.",
  rules: ["flag-boolean", "one-member", "result-object", "type-absent", "type-unrecognized"],
  apply: () => (envelope) => {
    const answer = envelope as TrustedEnvelope | null;
    if ((answer?.error ?? undefined) !== undefined) {
      return "protocol_error";
    }
    if ((answer?.result ?? undefined) === undefined) {
      return "unclassified";
    }
    const failed = answer?.result?.isError ?? false;
    switch (answer?.result?.resultType ?? "complete") {
      case "complete":
        return failed === true ? "tool_error" : failed === false ? "normal_complete" : "unclassified";
      case "input_required":
        return "input_required";
      default:
        return "unclassified";
    }
  },
};

export default mutant;
