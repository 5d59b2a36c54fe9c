import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "type-beside-result-is-read",
  title: "a type beside the result is read",
  fault: "Reads a type of the envelope, where there is one, in place of that in the result.",
  rules: ["members-ignored"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      isJsonObject(response.result) && Object.hasOwn(response, "resultType")
        ? { ...response, result: { ...response.result, resultType: response.resultType } }
        : response,
    ),
};

export default mutant;
