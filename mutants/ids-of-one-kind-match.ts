import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "ids-of-one-kind-match",
  title: "ids of one kind match",
  fault: "Looks only at whether the id is of the same kind as the request's, not at its value.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) => compareIds(original, (id, requestId) => typeof id === typeof requestId),
};

export default mutant;
