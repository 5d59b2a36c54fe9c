import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import type { TrustedEnvelope } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "switch-on-true",
  title: "a switch on true",
  fault:
    "Runs through a switch on true whose last case asks typeof for an object, which null and arrays are too.",
  rules: ["result-object", "one-member", "type-unrecognized", "type-absent", "flag-boolean"],
  apply: () => (envelope) => {
    const answer = isJsonObject(envelope) ? (envelope as TrustedEnvelope) : {};
    switch (true) {
      case answer.error !== undefined:
        return "protocol_error";
      case answer.result?.resultType === "input_required":
        return "input_required";
      case answer.result?.isError:
        return "tool_error";
      case typeof answer.result === "object":
        return "normal_complete";
      default:
        return "unclassified";
    }
  },
};

export default mutant;
