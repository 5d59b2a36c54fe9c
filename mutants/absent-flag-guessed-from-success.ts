import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "absent-flag-guessed-from-success",
  title: "absent flag guessed from success",
  fault:
    "Where the flag is absent, takes a member success or ok of the structured content that is false for a tool error.",
  rules: ["flag-omitted", "members-ignored"],
  apply: (original) =>
    rewriteResult(original, (result) => {
      const content = result.structuredContent;
      const failed = isJsonObject(content) && (content.success === false || content.ok === false);
      return failed ? { isError: true, ...result } : result;
    }),
};

export default mutant;
