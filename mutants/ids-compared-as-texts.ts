import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

function isSimple(id: unknown): boolean {
  return typeof id === "string" || typeof id === "number";
}

const mutant: Mutant = {
  id: "ids-compared-as-texts",
  title: "ids compared as texts",
  fault: "Turns both ids into texts before it compares them, so that the text 1 answers the request 1.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    compareIds(original, (id, requestId) => isSimple(id) && String(id) === String(requestId)),
};

export default mutant;
