import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "text-error-ids-unchecked",
  title: "text error ids unchecked",
  fault: "Accepts an error with any text as its id, as some servers make one up.",
  rules: ["error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    compareIds(
      original,
      (id, requestId, response) =>
        (Object.hasOwn(response, "error") && typeof id === "string") || id === requestId,
    ),
};

export default mutant;
