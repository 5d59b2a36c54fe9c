import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "array-result-is-an-object",
  title: "an array passes for an object",
  fault: "Checks only that typeof says object, so that a result that is an array passes.",
  rules: ["result-object"],
  eras: ["dual-era", "legacy"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Array.isArray(response.result)
        ? { ...response, result: { ...(response.result as unknown[]) } }
        : response,
    ),
};

export default mutant;
