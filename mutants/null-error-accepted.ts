import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "null-error-accepted",
  title: "a null error accepted",
  fault: "Accepts null as an error.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteError(original, (error) => (error === null ? { code: -32603, message: "" } : error)),
};

export default mutant;
