import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "jsonrpc-as-number",
  title: "jsonrpc as a number",
  fault: "Compares the member jsonrpc with the number 2, so that 2 and texts that read as 2 are accepted.",
  rules: ["jsonrpc-2.0"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      (typeof response.jsonrpc === "string" || typeof response.jsonrpc === "number") &&
      Number(response.jsonrpc) === 2
        ? { ...response, jsonrpc: "2.0" }
        : response,
    ),
};

export default mutant;
