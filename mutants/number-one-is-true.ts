import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "number-one-is-true",
  title: "one is true",
  fault: "Reads the number 1 in the flag as true.",
  rules: ["flag-boolean"],
  apply: (original) => readFlag(original, (flag) => (flag === 1 ? true : undefined)),
};

export default mutant;
