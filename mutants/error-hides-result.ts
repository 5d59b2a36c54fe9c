import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "error-hides-result",
  title: "the error hides the result",
  fault: "Reports a protocol error as soon as the key error is there, without a look for a result beside it.",
  rules: ["one-member"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.hasOwn(response, "error") ? without(response, "result") : response,
    ),
};

export default mutant;
