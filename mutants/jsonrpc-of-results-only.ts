import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "jsonrpc-of-results-only",
  title: "jsonrpc of results only",
  fault: "Checks the member jsonrpc of results and never that of errors.",
  rules: ["jsonrpc-2.0"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.hasOwn(response, "error") ? { ...response, jsonrpc: "2.0" } : response,
    ),
};

export default mutant;
