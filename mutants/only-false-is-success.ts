import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "only-false-is-success",
  title: "only false is success",
  fault: "Takes every complete result whose flag is there and not false for a tool error.",
  rules: ["flag-boolean"],
  apply: (original) => readFlag(original, (flag) => flag !== false),
};

export default mutant;
