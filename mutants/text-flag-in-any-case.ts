import type { Mutant } from "../src/protocol/mutant.ts";
import { readTextFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "text-flag-in-any-case",
  title: "the flag's text in any case",
  fault: "Reads the texts true and false in the flag as booleans, in capitals or not.",
  rules: ["flag-boolean"],
  apply: (original) =>
    readTextFlag(original, (flag) => {
      const word = flag.toLowerCase();
      return word === "true" || word === "false" ? word === "true" : undefined;
    }),
};

export default mutant;
