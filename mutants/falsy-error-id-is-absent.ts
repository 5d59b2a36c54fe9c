import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "falsy-error-id-is-absent",
  title: "a falsy error id is absent",
  fault: "Asks whether an error's id is truthy, so that 0, false and the empty text count as left out.",
  rules: ["error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.hasOwn(response, "error") && !response.id ? without(response, "id") : response,
    ),
};

export default mutant;
