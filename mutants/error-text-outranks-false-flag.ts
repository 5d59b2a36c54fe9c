import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "error-text-outranks-false-flag",
  title: "error text outranks a false flag",
  fault:
    "Takes a result whose flag is false for a tool error where its first text begins with the word error.",
  rules: ["flag-false", "members-ignored"],
  apply: (original) =>
    readFlag(original, (flag, { content }) => {
      const first: unknown = Array.isArray(content) ? content[0] : undefined;
      return flag === false && isJsonObject(first) && /^error/iu.test(String(first.text)) ? true : undefined;
    }),
};

export default mutant;
