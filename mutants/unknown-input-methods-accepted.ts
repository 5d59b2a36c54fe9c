import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { keepRequests } from "./tools/input.ts";

const INPUT_METHODS: ReadonlySet<unknown> = new Set([
  "elicitation/create",
  "sampling/createMessage",
  "roots/list",
]);

const mutant: Mutant = {
  id: "unknown-input-methods-accepted",
  title: "unknown input methods accepted",
  fault: "Accepts input requests of methods that it does not know.",
  rules: ["input-methods"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    keepRequests(original, (request) => !isJsonObject(request) || INPUT_METHODS.has(request.method)),
};

export default mutant;
