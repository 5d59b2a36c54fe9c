import type { Mutant } from "../src/protocol/mutant.ts";
import { readTextFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "empty-text-flag-is-false",
  title: "an empty text is false",
  fault: "Reads an empty text in the flag as false.",
  rules: ["flag-boolean"],
  apply: (original) => readTextFlag(original, (flag) => (flag === "" ? false : undefined)),
};

export default mutant;
