import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "ids-in-plain-object",
  title: "ids in a plain object",
  fault:
    "Looks the id up in a plain object of pending requests, so that names which every object inherits are pending.",
  rules: ["id-match"],
  features: ["json-rpc"],
  apply: (original) =>
    compareIds(original, (id, requestId) => id === requestId || (typeof id === "string" && id in {})),
};

export default mutant;
