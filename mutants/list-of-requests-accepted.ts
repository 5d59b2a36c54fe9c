import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "list-of-requests-accepted",
  title: "a list of requests accepted",
  fault: "Accepts inputRequests that are an array of requests.",
  rules: ["input-requests-map"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      Array.isArray(result.inputRequests)
        ? { ...result, inputRequests: { ...result.inputRequests } }
        : result,
    ),
};

export default mutant;
