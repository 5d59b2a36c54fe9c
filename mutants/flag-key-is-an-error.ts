import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "flag-key-is-an-error",
  title: "the flag's key is an error",
  fault: "Takes every complete result that holds the key isError for a tool error, whatever its value.",
  rules: ["flag-false", "flag-boolean"],
  apply: (original) => readFlag(original, () => true),
};

export default mutant;
