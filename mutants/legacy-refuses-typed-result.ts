import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "legacy-refuses-typed-result",
  title: "legacy refuses a typed result",
  fault: "Refuses a result that bears a type, because older peers know no such member.",
  rules: ["type-foreign"],
  eras: ["legacy"],
  apply: (original) =>
    rewriteResult(original, (result, { era }) =>
      era === "legacy" && Object.hasOwn(result, "resultType") ? null : result,
    ),
};

export default mutant;
