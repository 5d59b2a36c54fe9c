import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";
import { textsOf } from "./tools/texts.ts";

const mutant: Mutant = {
  id: "long-text-is-spread",
  title: "a long text is spread",
  fault: "Spreads the characters of a text into the arguments of one call, which a long text overflows.",
  rules: ["total"],
  apply: (original) =>
    rewriteResult(original, (result) => {
      const characters: string[] = [];
      for (const text of textsOf(result)) {
        characters.push(...text);
      }
      return { ...result, length: characters.length };
    }),
};

export default mutant;
