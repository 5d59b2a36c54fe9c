import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "union-by-members",
  title: "a union by members",
  fault:
    "Tries the kinds of answers one after another by the members that each has, and never looks at the type.",
  rules: ["members-ignored", "type-input-required", "type-unrecognized", "type-absent", "one-member"],
  apply: () => (envelope) => {
    if (!isJsonObject(envelope)) {
      return "unclassified";
    }
    const { result } = envelope;
    if (isJsonObject(result) && ("inputRequests" in result || "requestState" in result)) {
      return "input_required";
    }
    if (isJsonObject(result) && ("content" in result || "structuredContent" in result)) {
      return result.isError === true ? "tool_error" : "normal_complete";
    }
    return "error" in envelope ? "protocol_error" : "unclassified";
  },
};

export default mutant;
