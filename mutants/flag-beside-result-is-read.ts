import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "flag-beside-result-is-read",
  title: "a flag beside the result is read",
  fault: "Reads a flag of the envelope, where there is one, in place of that in the result.",
  rules: ["members-ignored"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      isJsonObject(response.result) && Object.hasOwn(response, "isError")
        ? { ...response, result: { ...response.result, isError: response.isError } }
        : response,
    ),
};

export default mutant;
