import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import type { TrustedEnvelope } from "./tools/trusted.ts";

const mutant: Mutant = {
  id: "content-settles-it",
  title: "content settles it",
  fault: "Answers success as soon as there is content, and looks at type and flag only where there is none.",
  rules: [
    "members-ignored",
    "flag-true",
    "type-input-required",
    "type-unrecognized",
    "type-absent",
    "one-member",
  ],
  apply: () => (envelope) => {
    const answer = isJsonObject(envelope) ? (envelope as Partial<TrustedEnvelope>) : {};
    if (answer.result?.content?.length) {
      return "normal_complete";
    }
    if (answer.error !== undefined) {
      return "protocol_error";
    }
    if (answer.result?.isError === true) {
      return "tool_error";
    }
    if (answer.result?.resultType === "input_required") {
      return "input_required";
    }
    return answer.result?.resultType === "complete" ? "normal_complete" : "unclassified";
  },
};

export default mutant;
