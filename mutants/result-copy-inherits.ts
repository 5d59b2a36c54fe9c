import type { Mutant } from "../src/protocol/mutant.ts";
import type { JsonObject } from "../src/receiver/json-object.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "result-copy-inherits",
  title: "a copy of the result inherits",
  fault:
    "Copies the result by assignment, so that what an own key __proto__ holds is inherited, and lists inherited keys too.",
  rules: ["members-ignored", "type-absent"],
  apply: (original) =>
    rewriteResult(original, (result) => {
      const copy: JsonObject = Object.assign({}, result);
      const seen: [string, unknown][] = [];
      for (const key in copy) {
        seen.push([key, copy[key]]);
      }
      return Object.fromEntries(seen);
    }),
};

export default mutant;
