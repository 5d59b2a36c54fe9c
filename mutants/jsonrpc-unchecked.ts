import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "jsonrpc-unchecked",
  title: "jsonrpc unchecked",
  fault: "Never looks at the member jsonrpc.",
  rules: ["jsonrpc-2.0"],
  features: ["json-rpc"],
  apply: (original) => rewriteResponse(original, (response) => ({ ...response, jsonrpc: "2.0" })),
};

export default mutant;
