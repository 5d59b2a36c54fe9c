import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "unknown-type-is-a-protocol-error",
  title: "an unknown type is a protocol error",
  fault: "Reports a result of a type that it does not know as if the server had sent a JSON-RPC error.",
  rules: ["type-unrecognized", "type-before-flag"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "unclassified" &&
      typeof result.resultType === "string" &&
      result.resultType !== "complete" &&
      result.resultType !== "input_required"
        ? "protocol_error"
        : category,
    ),
};

export default mutant;
