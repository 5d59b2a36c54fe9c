import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { keepRequests } from "./tools/input.ts";

const mutant: Mutant = {
  id: "odd-requests-are-skipped",
  title: "odd requests are skipped",
  fault: "Skips input requests that are no objects instead of refusing them.",
  rules: ["input-requests-map"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) => keepRequests(original, isJsonObject),
};

export default mutant;
