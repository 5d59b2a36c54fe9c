import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "absent-type-read-from-requests",
  title: "absent type read from the requests",
  fault: "Takes a result without a type for a request for input where it holds inputRequests.",
  rules: ["type-absent"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      Object.hasOwn(result, "inputRequests") ? { resultType: "input_required", ...result } : result,
    ),
};

export default mutant;
