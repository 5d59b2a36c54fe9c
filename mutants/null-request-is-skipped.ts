import type { Mutant } from "../src/protocol/mutant.ts";
import { keepRequests } from "./tools/input.ts";

const mutant: Mutant = {
  id: "null-request-is-skipped",
  title: "a null request is skipped",
  fault: "Skips input requests that are null instead of refusing them.",
  rules: ["input-requests-map"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) => keepRequests(original, (request) => request !== null),
};

export default mutant;
