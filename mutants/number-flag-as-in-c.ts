import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "number-flag-as-in-c",
  title: "a number is a boolean as in C",
  fault: "Reads any number in the flag as a boolean: zero as false and all others as true.",
  rules: ["flag-boolean"],
  apply: (original) => readFlag(original, (flag) => (typeof flag === "number" ? flag !== 0 : undefined)),
};

export default mutant;
