import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteEnvelope } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "text-envelope-is-decoded",
  title: "a text is decoded once more",
  fault: "Decodes an envelope that is a text as JSON and reads what comes out.",
  rules: ["envelope-object"],
  apply: (original) =>
    rewriteEnvelope(original, (envelope) => {
      try {
        return typeof envelope === "string" ? (JSON.parse(envelope) as unknown) : envelope;
      } catch {
        return envelope;
      }
    }),
};

export default mutant;
