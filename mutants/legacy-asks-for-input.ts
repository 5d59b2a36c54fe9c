import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "legacy-asks-for-input",
  title: "legacy asks for input",
  fault:
    "Takes a result for a request for input by its type, though to an older peer that member means nothing.",
  rules: ["type-foreign", "type-before-flag"],
  eras: ["legacy"],
  apply: (original) =>
    rejudge(original, (category, envelope, { era }) =>
      era === "legacy" &&
      isJsonObject(envelope) &&
      !Object.hasOwn(envelope, "error") &&
      isJsonObject(envelope.result) &&
      envelope.result.resultType === "input_required"
        ? "input_required"
        : category,
    ),
};

export default mutant;
