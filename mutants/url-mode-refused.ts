import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { refusedInput, requestsOf, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "url-mode-refused",
  title: "URL mode refused",
  fault: "Refuses an elicitation that sends the user to a URL instead of showing a form.",
  rules: ["input-methods", "input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      requestsOf(result).some(
        (request) => isJsonObject(request) && isJsonObject(request.params) && request.params.mode === "url",
      )
        ? refusedInput(result)
        : result,
    ),
};

export default mutant;
