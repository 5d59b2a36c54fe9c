import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "keys-are-sorted",
  title: "the keys are sorted",
  fault: "Puts the keys of the result in order, in the result itself.",
  rules: ["pure"],
  apply: (original) =>
    rejudgeResult(original, (category, result) => {
      const members = Object.entries(result).toSorted(([one], [other]) => (one < other ? -1 : 1));
      for (const [key, value] of members) {
        Reflect.deleteProperty(result, key);
        Object.defineProperty(result, key, { value, configurable: true, enumerable: true, writable: true });
      }
      return category;
    }),
};

export default mutant;
