import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "tool-error-is-protocol-error",
  title: "tool error is a protocol error",
  fault: "Reports a tool that failed as a JSON-RPC error.",
  rules: ["flag-true"],
  seenIn: ["https://github.com/aaif-goose/goose/issues/6189"],
  apply: (original) =>
    rejudge(original, (category) => (category === "tool_error" ? "protocol_error" : category)),
};

export default mutant;
