import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "absent-jsonrpc-accepted",
  title: "an absent jsonrpc accepted",
  fault: "Checks the member jsonrpc only where it is there.",
  rules: ["jsonrpc-2.0"],
  features: ["json-rpc"],
  apply: (original) => rewriteResponse(original, (response) => ({ jsonrpc: "2.0", ...response })),
};

export default mutant;
