import type { Mutant } from "../src/protocol/mutant.ts";
import type { JsonObject } from "../src/receiver/json-object.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "envelope-copy-inherits",
  title: "a copy of the envelope inherits",
  fault:
    "Copies the envelope by assignment, so that what an own key __proto__ holds is inherited, and lists inherited keys too.",
  rules: ["one-member", "members-ignored"],
  apply: (original) =>
    rewriteResponse(original, (response) => {
      const copy: JsonObject = Object.assign({}, response);
      const seen: [string, unknown][] = [];
      for (const key in copy) {
        seen.push([key, copy[key]]);
      }
      return Object.fromEntries(seen);
    }),
};

export default mutant;
