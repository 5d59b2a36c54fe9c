import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteContext } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "extensions-for-tool-calls-only",
  title: "extensions for tool calls only",
  fault: "Accepts an advertised type in answer to tools/call only.",
  rules: ["extension-advertised"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteContext(original, (context) =>
      context.method === "tools/call" ? context : { ...context, resultTypes: [] },
    ),
};

export default mutant;
