import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-scope-by-first-part",
  title: "input's scope by the first part",
  fault: "Looks only at what stands before the slash in the method of the client's request.",
  rules: ["input-request-scope"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context) =>
      /^(?:tools|prompts|resources)\//u.test(context.method) ? { ...context, method: "tools/call" } : context,
    ),
};

export default mutant;
