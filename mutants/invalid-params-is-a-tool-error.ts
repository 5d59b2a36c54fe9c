import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "invalid-params-is-a-tool-error",
  title: "invalid params are a tool error",
  fault: "Takes a JSON-RPC error for invalid params for a failure of the tool.",
  rules: ["error-member"],
  apply: (original) =>
    rejudge(original, (category, envelope) =>
      category === "protocol_error" &&
      isJsonObject(envelope) &&
      isJsonObject(envelope.error) &&
      envelope.error.code === -32602
        ? "tool_error"
        : category,
    ),
};

export default mutant;
