import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

// What == does with a value that is neither an array nor an object.
function isScalar(flag: unknown): boolean {
  return flag === null || typeof flag !== "object";
}

const mutant: Mutant = {
  id: "flag-loosely-equals-true",
  title: "flag == true",
  fault:
    "Compares the flag with true loosely, so that 1 and texts that read as 1 are true and all else is false.",
  rules: ["flag-boolean"],
  apply: (original) => readFlag(original, (flag) => isScalar(flag) && Number(flag) === 1),
};

export default mutant;
