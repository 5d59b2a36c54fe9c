import type { Mutant } from "../src/protocol/mutant.ts";
import { readTextFlag } from "./tools/flag.ts";

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "on", "t", "y", "1"].map((word) => [word, true] as const),
  ...["false", "no", "off", "f", "n", "0"].map((word) => [word, false] as const),
]);

const mutant: Mutant = {
  id: "flag-words-are-booleans",
  title: "words are booleans",
  fault:
    "Reads words such as yes, no, on, off, 1 and 0 in the flag as booleans, as lax parsers of settings do.",
  rules: ["flag-boolean"],
  apply: (original) => readTextFlag(original, (flag) => WORDS.get(flag.toLowerCase())),
};

export default mutant;
