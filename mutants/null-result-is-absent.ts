import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "null-result-is-absent",
  title: "a null result is absent",
  fault: "Reads the error where a result of null is beside it, as in the first version of JSON-RPC.",
  rules: ["one-member"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      response.result === null && Object.hasOwn(response, "error") ? without(response, "result") : response,
    ),
};

export default mutant;
