import type { Mutant } from "../src/protocol/mutant.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "arrays-and-objects-are-true",
  title: "arrays and objects are true",
  fault: "Reads an array or an object in the flag as true.",
  rules: ["flag-boolean"],
  apply: (original) =>
    readFlag(original, (flag) => (typeof flag === "object" && flag !== null ? true : undefined)),
};

export default mutant;
