import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResult } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "flag-required",
  title: "flag required",
  fault: "Refuses a complete result that leaves the flag out.",
  rules: ["flag-omitted"],
  seenIn: ["https://github.com/modelcontextprotocol/swift-sdk/pull/11"],
  apply: (original) => rewriteResult(original, (result) => ({ isError: null, ...result })),
};

export default mutant;
