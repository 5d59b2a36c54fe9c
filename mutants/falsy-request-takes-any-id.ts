import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "falsy-request-takes-any-id",
  title: "a falsy request takes any id",
  fault: "Compares ids only where the request's id is truthy, so that any id answers the request 0.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) => compareIds(original, (id, requestId) => !requestId || id === requestId),
};

export default mutant;
