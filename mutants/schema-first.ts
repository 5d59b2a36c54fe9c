import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "schema-first",
  title: "the schema first",
  fault:
    "Checks the result against its idea of the schema before anything else, and refuses what has no list of typed blocks.",
  rules: ["members-ignored", "type-input-required", "one-member", "type-absent"],
  apply: () => (envelope) => {
    if (!isJsonObject(envelope) || !isJsonObject(envelope.result)) {
      return isJsonObject(envelope) && isJsonObject(envelope.error) ? "protocol_error" : "unclassified";
    }
    const { content, isError, resultType } = envelope.result;
    if (
      !Array.isArray(content) ||
      !content.every((block) => isJsonObject(block) && typeof block.type === "string")
    ) {
      return "unclassified";
    }
    if (isError !== undefined && typeof isError !== "boolean") {
      return "unclassified";
    }
    if (resultType === "input_required") {
      return "input_required";
    }
    return isError ? "tool_error" : "normal_complete";
  },
};

export default mutant;
