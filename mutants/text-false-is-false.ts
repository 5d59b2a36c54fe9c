import type { Mutant } from "../src/protocol/mutant.ts";
import { readTextFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "text-false-is-false",
  title: "the text false is false",
  fault: "Reads the text false in the flag as the boolean false.",
  rules: ["flag-boolean"],
  apply: (original) => readTextFlag(original, (flag) => (flag === "false" ? false : undefined)),
};

export default mutant;
