import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "structured-content-hides-flag",
  title: "structured content hides the flag",
  fault: "Takes a complete result with structured content for a success without looking at the flag.",
  rules: ["flag-true", "flag-boolean", "members-ignored"],
  seenIn: [
    "https://github.com/mastra-ai/mastra/issues/23330",
    "https://github.com/openai/openai-agents-python/pull/4224",
  ],
  apply: (original) =>
    rewriteResult(original, (result) =>
      Object.hasOwn(result, "structuredContent") ? without(result, "isError") : result,
    ),
};

export default mutant;
