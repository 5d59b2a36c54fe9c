import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "jsonrpc-of-errors-only",
  title: "jsonrpc of errors only",
  fault: "Checks the member jsonrpc of errors and never that of results.",
  rules: ["jsonrpc-2.0"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.hasOwn(response, "error") ? response : { ...response, jsonrpc: "2.0" },
    ),
};

export default mutant;
