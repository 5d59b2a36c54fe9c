import type { Mutant } from "../src/protocol/mutant.ts";
import type { TrustedEnvelope, TrustedResult } from "./tools/trusted.ts";

async function resultOf({ error, result }: TrustedEnvelope): Promise<TrustedResult> {
  if (error) {
    throw new Error(error.message);
  }
  return result as TrustedResult;
}

const mutant: Mutant = {
  id: "promise-of-a-result",
  title: "a promise of a result",
  fault:
    "Turns the envelope into a promise that rejects on an error, and takes every rejection for a protocol error, its own mistakes too.",
  rules: [
    "envelope-object",
    "one-member",
    "result-object",
    "type-absent",
    "type-unrecognized",
    "flag-boolean",
  ],
  apply: () => async (envelope) => {
    try {
      const { resultType, isError } = await resultOf(envelope as TrustedEnvelope);
      if (resultType === "input_required") {
        return "input_required";
      }
      return isError ? "tool_error" : "normal_complete";
    } catch {
      return "protocol_error";
    }
  },
};

export default mutant;
