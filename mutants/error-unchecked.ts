import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteError } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-unchecked",
  title: "error unchecked",
  fault: "Accepts anything as an error.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) => rewriteError(original, () => ({ code: -32603, message: "" })),
};

export default mutant;
