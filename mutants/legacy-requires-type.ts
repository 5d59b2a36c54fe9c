import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "legacy-requires-type",
  title: "legacy requires the type",
  fault: "Refuses a result without a type, though older peers never send one.",
  rules: ["type-absent"],
  eras: ["legacy"],
  apply: (original) =>
    rewriteResult(original, (result, { era }) =>
      era === "legacy" && !Object.hasOwn(result, "resultType") ? null : result,
    ),
};

export default mutant;
