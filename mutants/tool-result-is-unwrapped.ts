import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "tool-result-is-unwrapped",
  title: "toolResult is unwrapped",
  fault: "Reads what the member toolResult of old servers holds as if it stood in the result.",
  rules: ["members-ignored"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      isJsonObject(result.toolResult) ? { ...result, ...result.toolResult } : result,
    ),
};

export default mutant;
