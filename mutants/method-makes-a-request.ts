import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "method-makes-a-request",
  title: "a method makes a request",
  fault: "Takes an answer with a member method for a request of the server and refuses it.",
  rules: ["members-ignored"],
  seenIn: ["https://github.com/modelcontextprotocol/python-sdk/blob/main/src/mcp-types/mcp_types/jsonrpc.py"],
  apply: (original) => (envelope, context) =>
    isJsonObject(envelope) && Object.hasOwn(envelope, "method")
      ? "unclassified"
      : original(envelope, context),
};

export default mutant;
