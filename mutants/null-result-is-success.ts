import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "null-result-is-success",
  title: "a null result is a success",
  fault: "Takes a result of null for an empty success.",
  rules: ["result-object"],
  seenIn: ["https://github.com/modelcontextprotocol/go-sdk/blob/main/internal/jsonrpc2/conn.go"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) && envelope.result === null ? "normal_complete" : original(envelope, context),
};

export default mutant;
