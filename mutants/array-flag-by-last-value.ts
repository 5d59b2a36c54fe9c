import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "array-flag-by-last-value",
  title: "an array counts by its last value",
  fault: "Reads an array in the flag by its last value, as if the flag had been given more than once.",
  rules: ["flag-boolean"],
  apply: (original) =>
    readFlag(original, (flag) => {
      const last: unknown = Array.isArray(flag) ? flag.at(-1) : undefined;
      return typeof last === "boolean" ? last : undefined;
    }),
};

export default mutant;
