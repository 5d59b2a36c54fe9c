import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "fraction-error-code-accepted",
  title: "a fraction as error code accepted",
  fault: "Accepts every number as the code of an error, an integer or not.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteError(original, (error) =>
      isJsonObject(error) && typeof error.code === "number" ? { ...error, code: -32603 } : error,
    ),
};

export default mutant;
