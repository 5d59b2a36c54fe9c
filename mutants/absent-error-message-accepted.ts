import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "absent-error-message-accepted",
  title: "an absent error message accepted",
  fault: "Checks the message of an error only where it is there.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteError(original, (error) => (isJsonObject(error) ? { message: "", ...error } : error)),
};

export default mutant;
