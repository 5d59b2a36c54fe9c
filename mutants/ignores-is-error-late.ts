import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult, without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "ignores-is-error-late",
  title: "complete ignores the flag, late",
  fault: "Makes every other check, then takes a complete result for a success without looking at the flag.",
  rules: ["flag-true", "flag-boolean"],
  apply: (original) => rewriteResult(original, (result) => without(result, "isError")),
};

export default mutant;
