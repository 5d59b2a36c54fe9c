import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "falsy-id-refused",
  title: "a falsy id refused",
  fault: "Asks whether the id is truthy, so that the right answer to the request 0 is refused.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) => compareIds(original, (id, requestId) => Boolean(id) && id === requestId),
};

export default mutant;
