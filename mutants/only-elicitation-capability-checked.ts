import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "only-elicitation-capability-checked",
  title: "only elicitation's capability checked",
  fault: "Checks whether the client declared elicitation, and takes all other capabilities for declared.",
  rules: ["input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context) => ({
      ...context,
      clientCapabilities: { sampling: {}, roots: {}, ...context.clientCapabilities },
    })),
};

export default mutant;
