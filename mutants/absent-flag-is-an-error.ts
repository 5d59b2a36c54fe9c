import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "absent-flag-is-an-error",
  title: "absent flag is an error",
  fault: "Takes a complete result without the flag for a tool error.",
  rules: ["flag-omitted"],
  apply: (original) => rewriteResult(original, (result) => ({ isError: true, ...result })),
};

export default mutant;
