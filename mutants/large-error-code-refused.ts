import type { Mutant } from "../src/protocol/mutant.ts";
import { refuseErrors } from "./tools/response.ts";

const mutant: Mutant = {
  id: "large-error-code-refused",
  title: "a large error code refused",
  fault: "Refuses an error whose code does not fit into 32 bits.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    refuseErrors(original, ({ code }) => typeof code === "number" && Math.trunc(code) !== (code | 0)),
};

export default mutant;
