import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "state-alone-for-any-method",
  title: "a state alone for any method",
  fault: "Checks the method of the client's request only where there are input requests.",
  rules: ["input-request-scope"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context, result) =>
      Object.hasOwn(result, "inputRequests") ? context : { ...context, method: "tools/call" },
    ),
};

export default mutant;
