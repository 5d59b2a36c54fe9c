import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "type-is-taken-out",
  title: "the type is taken out",
  fault: "Deletes the type from the result once it has been read.",
  rules: ["pure"],
  apply: (original) =>
    rejudgeResult(original, (category, result) => {
      Reflect.deleteProperty(result, "resultType");
      return category;
    }),
};

export default mutant;
