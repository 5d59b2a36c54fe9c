import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInputContext } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-scope-in-any-case",
  title: "input's scope in any case",
  fault: "Compares the method of the client's request without regard to capitals or spaces around it.",
  rules: ["input-request-scope"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInputContext(original, (context) => ({ ...context, method: context.method.trim().toLowerCase() })),
};

export default mutant;
