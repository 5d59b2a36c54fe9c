import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "jsonrpc-by-prefix",
  title: "jsonrpc by prefix",
  fault: "Accepts every text in the member jsonrpc that begins with 2.",
  rules: ["jsonrpc-2.0"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      typeof response.jsonrpc === "string" && response.jsonrpc.startsWith("2")
        ? { ...response, jsonrpc: "2.0" }
        : response,
    ),
};

export default mutant;
