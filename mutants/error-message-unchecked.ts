import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-message-unchecked",
  title: "error message unchecked",
  fault: "Never looks at the message of an error.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteError(original, (error) => (isJsonObject(error) ? { ...error, message: "" } : error)),
};

export default mutant;
