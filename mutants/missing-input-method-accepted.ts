import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { keepRequests } from "./tools/input.ts";

const mutant: Mutant = {
  id: "missing-input-method-accepted",
  title: "a missing input method accepted",
  fault: "Checks the method of an input request only where there is one.",
  rules: ["input-methods"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    keepRequests(original, (request) => !isJsonObject(request) || Object.hasOwn(request, "method")),
};

export default mutant;
