import type { Mutant } from "../src/protocol/mutant.ts";
import { refusedInput, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-for-tool-calls-only",
  title: "input for tool calls only",
  fault: "Accepts a request for input in answer to tools/call only.",
  rules: ["input-request-scope"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result, { method }) => (method === "tools/call" ? result : refusedInput(result))),
};

export default mutant;
