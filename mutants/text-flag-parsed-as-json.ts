import type { Mutant } from "../src/protocol/mutant.ts";
import { readTextFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "text-flag-parsed-as-json",
  title: "the flag's text is parsed",
  fault: "Parses a text in the flag as JSON and takes the boolean that comes out.",
  rules: ["flag-boolean"],
  apply: (original) =>
    readTextFlag(original, (flag) => {
      try {
        const parsed: unknown = JSON.parse(flag);
        return typeof parsed === "boolean" ? parsed : undefined;
      } catch {
        return undefined;
      }
    }),
};

export default mutant;
