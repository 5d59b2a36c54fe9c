import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-for-any-method",
  title: "input for any method",
  fault: "Accepts a request for input in answer to every method.",
  rules: ["input-request-scope"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) => rewriteInputContext(original, (context) => ({ ...context, method: "tools/call" })),
};

export default mutant;
