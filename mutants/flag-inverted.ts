import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "flag-inverted",
  title: "flag inverted",
  fault: "Reads the flag the wrong way round: true as success and false as a tool error.",
  rules: ["flag-true", "flag-false"],
  apply: (original) => readFlag(original, (flag) => (typeof flag === "boolean" ? !flag : undefined)),
};

export default mutant;
