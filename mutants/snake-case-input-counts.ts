import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "snake-case-input-counts",
  title: "snake case counts",
  fault: "Accepts input_requests and request_state in place of inputRequests and requestState.",
  rules: ["input-one-of", "members-ignored"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Object.hasOwn(result, "input_requests") || Object.hasOwn(result, "request_state")
        ? { requestState: "", ...result }
        : result,
    ),
};

export default mutant;
