import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "ids-compared-as-numbers",
  title: "ids compared as numbers",
  fault:
    "Turns both ids into numbers before it compares them, so that true answers the request 1 and no word ever matches.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    compareIds(
      original,
      (id, requestId) => !isJsonObject(id) && !Array.isArray(id) && Number(id) === Number(requestId),
    ),
};

export default mutant;
