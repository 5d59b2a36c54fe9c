import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "falsy-error-is-absent",
  title: "a falsy error is absent",
  fault:
    "Tests the error for truth, so that an error of null, false, 0 or the empty text beside a result does not count.",
  rules: ["one-member"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      !response.error && Object.hasOwn(response, "result") ? without(response, "error") : response,
    ),
};

export default mutant;
