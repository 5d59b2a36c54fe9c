import type { Mutant } from "../src/protocol/mutant.ts";
import { refusedInput, rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-for-resources-refused",
  title: "input for resources refused",
  fault: "Forgets resources/read among the methods that may be answered by a request for input.",
  rules: ["input-request-scope"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result, { method }) =>
      method === "resources/read" ? refusedInput(result) : result,
    ),
};

export default mutant;
