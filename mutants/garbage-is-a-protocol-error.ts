import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "garbage-is-a-protocol-error",
  title: "garbage is a protocol error",
  fault: "Reports an answer that is no JSON object as if the server had sent a JSON-RPC error.",
  rules: ["envelope-object"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) ? original(envelope, context) : "protocol_error",
};

export default mutant;
