import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteEnvelope } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "copy-through-json",
  title: "a copy through JSON",
  fault: "Copies the envelope by writing it as JSON and reading that, and runs out of stack on a deep one.",
  rules: ["total"],
  apply: (original) =>
    rewriteEnvelope(original, (envelope) => JSON.parse(JSON.stringify(envelope)) as unknown),
};

export default mutant;
