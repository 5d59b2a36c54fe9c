import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "optional-chains-only",
  title: "optional chains only",
  fault: "Reaches for everything with ?., so that an answer that is nothing at all falls through to success.",
  rules: [
    "envelope-object",
    "one-member",
    "result-object",
    "type-unrecognized",
    "type-absent",
    "flag-boolean",
  ],
  apply: () => (envelope) => {
    const answer = envelope as TrustedEnvelope | undefined;
    if (answer?.error?.message) {
      return "protocol_error";
    }
    if (answer?.result?.resultType === "input_required") {
      return "input_required";
    }
    return answer?.result?.isError ? "tool_error" : "normal_complete";
  },
};

export default mutant;
