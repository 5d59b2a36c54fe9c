import type { Mutant } from "../src/protocol/mutant.ts";
import { readTextFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "text-true-is-true",
  title: "the text true is true",
  fault: "Reads the text true in the flag as the boolean true.",
  rules: ["flag-boolean"],
  apply: (original) => readTextFlag(original, (flag) => (flag === "true" ? true : undefined)),
};

export default mutant;
