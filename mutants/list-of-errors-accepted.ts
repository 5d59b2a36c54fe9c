import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "list-of-errors-accepted",
  title: "a list of errors accepted",
  fault: "Accepts an array of errors and takes the first.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) => rewriteError(original, (error) => (Array.isArray(error) ? error[0] : error)),
};

export default mutant;
