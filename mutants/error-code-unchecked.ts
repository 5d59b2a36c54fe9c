import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-code-unchecked",
  title: "error code unchecked",
  fault: "Never looks at the code of an error.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteError(original, (error) => (isJsonObject(error) ? { ...error, code: -32603 } : error)),
};

export default mutant;
