import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "input-required-is-complete",
  title: "a request for input is complete",
  fault: "Takes a request for input for a complete result.",
  rules: ["type-input-required", "type-before-flag"],
  eras: ["modern", "dual-era"],
  seenIn: ["https://github.com/modelcontextprotocol/typescript-sdk/blob/v1.x/src/types.ts"],
  apply: (original) => rewriteType(original, (type) => (type === "input_required" ? "complete" : type)),
};

export default mutant;
