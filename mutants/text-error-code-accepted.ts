import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "text-error-code-accepted",
  title: "a text as error code accepted",
  fault: "Accepts a text as the code of an error.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteError(original, (error) =>
      isJsonObject(error) && typeof error.code === "string" ? { ...error, code: -32603 } : error,
    ),
};

export default mutant;
