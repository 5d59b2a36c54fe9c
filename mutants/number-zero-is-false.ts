import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "number-zero-is-false",
  title: "zero is false",
  fault: "Reads the number 0 in the flag as false.",
  rules: ["flag-boolean"],
  apply: (original) => readFlag(original, (flag) => (flag === 0 ? false : undefined)),
};

export default mutant;
