import type { Mutant } from "../src/protocol/mutant.ts";
import { readTextFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "any-text-flag-is-true",
  title: "any text is true",
  fault: "Reads every text in the flag that is not empty as true.",
  rules: ["flag-boolean"],
  apply: (original) => readTextFlag(original, (flag) => (flag === "" ? undefined : true)),
};

export default mutant;
