import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "only-true-is-an-error",
  title: "only true is an error",
  fault: "Takes every complete result whose flag is not true for a success, whatever the flag holds.",
  rules: ["flag-boolean"],
  apply: (original) => readFlag(original, (flag) => flag === true),
};

export default mutant;
