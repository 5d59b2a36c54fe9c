import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "flag-by-truthiness",
  title: "flag by truthiness",
  fault: "Asks whether the flag is truthy instead of whether it is true.",
  rules: ["flag-boolean"],
  seenIn: ["https://github.com/QwenLM/qwen-code/pull/5380"],
  apply: (original) => readFlag(original, Boolean),
};

export default mutant;
