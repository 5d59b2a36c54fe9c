import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "false-flag-refused",
  title: "false flag refused",
  fault: "Requires a flag by asking whether it is truthy, so that false counts as missing and is refused.",
  rules: ["flag-false"],
  apply: (original) =>
    rewriteResult(original, (result) => (result.isError === false ? { ...result, isError: null } : result)),
};

export default mutant;
