import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "text-error-accepted",
  title: "a text as error accepted",
  fault: "Accepts a bare text as an error.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteError(original, (error) => (typeof error === "string" ? { code: -32603, message: error } : error)),
};

export default mutant;
