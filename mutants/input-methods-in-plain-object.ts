import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { keepRequests } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-methods-in-plain-object",
  title: "input methods in a plain object",
  fault: "Looks methods up in a plain object, so that names which every object inherits are known methods.",
  rules: ["input-methods"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    keepRequests(
      original,
      (request) => !isJsonObject(request) || typeof request.method !== "string" || !(request.method in {}),
    ),
};

export default mutant;
