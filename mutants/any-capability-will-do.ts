import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "any-capability-will-do",
  title: "any capability will do",
  fault: "Accepts every kind of input request as soon as the client declared any capability.",
  rules: ["input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context) =>
      Object.keys(context.clientCapabilities).length > 0
        ? { ...context, clientCapabilities: { elicitation: {}, sampling: {}, roots: {} } }
        : context,
    ),
};

export default mutant;
