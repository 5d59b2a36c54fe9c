import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { refusedInput, requestsOf, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "roots-list-unknown",
  title: "roots/list unknown",
  fault: "Knows elicitation and sampling only, and refuses a request for the roots.",
  rules: ["input-methods"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      requestsOf(result).some((request) => isJsonObject(request) && request.method === "roots/list")
        ? refusedInput(result)
        : result,
    ),
};

export default mutant;
