import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { refusedInput, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "one-request-at-a-time",
  title: "one request at a time",
  fault: "Refuses a request for input that holds more than one request.",
  rules: ["input-requests-map"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      isJsonObject(result.inputRequests) && Object.keys(result.inputRequests).length > 1
        ? refusedInput(result)
        : result,
    ),
};

export default mutant;
