import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "url-error-asks-for-input",
  title: "the URL error asks for input",
  fault:
    "Takes the JSON-RPC error with the code -32042, by which 2025-11-25 sends its user to a URL, for a request for input.",
  rules: ["error-member"],
  apply: (original) =>
    rejudge(original, (category, envelope) =>
      category === "protocol_error" &&
      isJsonObject(envelope) &&
      isJsonObject(envelope.error) &&
      envelope.error.code === -32042
        ? "input_required"
        : category,
    ),
};

export default mutant;
