import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "type-in-any-case",
  title: "the type in any case",
  fault: "Reads the type without regard to case.",
  rules: ["type-unrecognized"],
  eras: ["modern", "dual-era"],
  seenIn: ["https://github.com/modelcontextprotocol/python-sdk/blob/main/src/mcp-types/mcp_types/_types.py"],
  apply: (original) =>
    rewriteType(original, (type) => (typeof type === "string" ? type.toLowerCase() : type)),
};

export default mutant;
