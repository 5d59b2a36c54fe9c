import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { refusedInput, requestsOf, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-params-required",
  title: "input params required",
  fault: "Refuses an input request without params, though a request for the roots needs none.",
  rules: ["input-methods", "input-requests-map"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      requestsOf(result).some((request) => isJsonObject(request) && !Object.hasOwn(request, "params"))
        ? refusedInput(result)
        : result,
    ),
};

export default mutant;
