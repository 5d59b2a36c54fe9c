import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "unknown-type-is-complete",
  title: "an unknown type is complete",
  fault: "Compares the type with input_required only and takes every other one for complete.",
  rules: ["type-unrecognized", "type-before-flag"],
  eras: ["modern", "dual-era"],
  seenIn: [
    "https://github.com/modelcontextprotocol/csharp-sdk/blob/main/src/ModelContextProtocol.Core/Client/McpClientImpl.cs",
  ],
  apply: (original) => rewriteType(original, (type) => (type === "input_required" ? type : "complete")),
};

export default mutant;
