import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "null-error-is-absent",
  title: "a null error is absent",
  fault: "Reads the result where an error of null is beside it.",
  rules: ["one-member"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      response.error === null && Object.hasOwn(response, "result") ? without(response, "error") : response,
    ),
};

export default mutant;
