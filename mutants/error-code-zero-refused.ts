import type { Mutant } from "../src/protocol/mutant.ts";
import { refuseErrors } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-code-zero-refused",
  title: "error code 0 refused",
  fault: "Asks whether the code of an error is truthy, so that 0 counts as missing.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) => refuseErrors(original, ({ code }) => code === 0),
};

export default mutant;
