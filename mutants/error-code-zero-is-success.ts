import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "error-code-zero-is-success",
  title: "error code 0 is a success",
  fault: "Takes an error with the code 0 for a success, as exit codes are read.",
  rules: ["error-member"],
  apply: (original) =>
    rejudge(original, (category, envelope) =>
      category === "protocol_error" &&
      isJsonObject(envelope) &&
      isJsonObject(envelope.error) &&
      envelope.error.code === 0
        ? "normal_complete"
        : category,
    ),
};

export default mutant;
