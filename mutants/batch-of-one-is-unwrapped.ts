import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteEnvelope } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "batch-of-one-is-unwrapped",
  title: "a batch of one is unwrapped",
  fault: "Takes the one element of an array for the envelope.",
  rules: ["envelope-object"],
  seenIn: ["https://github.com/modelcontextprotocol/typescript-sdk/pull/2670"],
  apply: (original) =>
    rewriteEnvelope(original, (envelope) =>
      Array.isArray(envelope) && envelope.length === 1 ? (envelope[0] as unknown) : envelope,
    ),
};

export default mutant;
