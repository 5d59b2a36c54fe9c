import type { Mutant } from "../src/protocol/mutant.ts";
import { refuseErrors } from "./tools/response.ts";

const mutant: Mutant = {
  id: "empty-error-message-refused",
  title: "an empty error message refused",
  fault: "Refuses an error whose message is the empty text.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) => refuseErrors(original, ({ message }) => message === ""),
};

export default mutant;
