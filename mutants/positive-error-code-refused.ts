import type { Mutant } from "../src/protocol/mutant.ts";
import { refuseErrors } from "./tools/response.ts";

const mutant: Mutant = {
  id: "positive-error-code-refused",
  title: "a positive error code refused",
  fault: "Refuses an error whose code is not negative.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) => refuseErrors(original, ({ code }) => Number(code) >= 0),
};

export default mutant;
