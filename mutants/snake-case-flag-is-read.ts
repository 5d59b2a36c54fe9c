import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "snake-case-flag-is-read",
  title: "a flag in snake case is read",
  fault: "Reads the key is_error as the flag where isError is not there.",
  rules: ["members-ignored"],
  seenIn: ["https://github.com/modelcontextprotocol/python-sdk/pull/2971"],
  apply: (original) =>
    rewriteResult(original, (result) =>
      Object.hasOwn(result, "is_error") ? { isError: result.is_error, ...result } : result,
    ),
};

export default mutant;
