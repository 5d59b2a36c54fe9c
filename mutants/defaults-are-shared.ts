import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "defaults-are-shared",
  title: "the defaults are shared",
  fault: "Fills one and the same object of defaults with every result, so that members of the last one stay.",
  rules: ["pure"],
  keepsState: true,
  apply: (original) => {
    const defaults = { isError: false };
    return rewriteResult(original, (result) => Object.assign(defaults, result));
  },
};

export default mutant;
