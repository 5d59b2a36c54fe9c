import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { refuseErrors } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-data-must-be-an-object",
  title: "error data must be an object",
  fault: "Refuses an error whose data is no object.",
  rules: ["error-object"],
  features: ["json-rpc"],
  apply: (original) =>
    refuseErrors(original, (error) => Object.hasOwn(error, "data") && !isJsonObject(error.data)),
};

export default mutant;
