import type { Mutant } from "../src/protocol/mutant.ts";
import type { Envelope } from "../src/protocol/receiver.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudge } from "./tools/rejudge.ts";

function hasOddFlag(envelope: Envelope): boolean {
  const result = isJsonObject(envelope) && !Object.hasOwn(envelope, "error") ? envelope.result : undefined;
  return (
    isJsonObject(result) &&
    result.resultType === "complete" &&
    Object.hasOwn(result, "isError") &&
    typeof result.isError !== "boolean"
  );
}

const mutant: Mutant = {
  id: "odd-flag-is-protocol-error",
  title: "an odd flag is a protocol error",
  fault:
    "Reports a complete result whose flag is no boolean as a JSON-RPC error, as if the server had sent one.",
  rules: ["flag-boolean"],
  apply: (original) =>
    rejudge(original, (category, envelope) =>
      category === "unclassified" && hasOddFlag(envelope) ? "protocol_error" : category,
    ),
};

export default mutant;
