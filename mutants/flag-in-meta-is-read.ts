import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "flag-in-meta-is-read",
  title: "the flag in _meta is read",
  fault: "Reads the flag in _meta, where there is one, in place of that in the result.",
  rules: ["members-ignored"],
  apply: (original) =>
    rewriteResult(original, (result) => {
      const { _meta: meta } = result;
      return isJsonObject(meta) && Object.hasOwn(meta, "isError")
        ? { ...result, isError: meta.isError }
        : result;
    }),
};

export default mutant;
