import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-capabilities-unchecked",
  title: "input capabilities unchecked",
  fault: "Accepts input requests of kinds that the client never declared.",
  rules: ["input-capability"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context) => ({
      ...context,
      clientCapabilities: { elicitation: {}, sampling: {}, roots: {} },
    })),
};

export default mutant;
