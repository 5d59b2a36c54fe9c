import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-ids-unchecked",
  title: "error ids unchecked",
  fault: "Takes every error for the answer to its request, whatever the id.",
  rules: ["error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    compareIds(original, (id, requestId, response) => Object.hasOwn(response, "error") || id === requestId),
};

export default mutant;
