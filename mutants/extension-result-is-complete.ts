import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "extension-result-is-complete",
  title: "an extension's result is complete",
  fault: "Takes a result of an advertised type for a finished success.",
  rules: ["extension-advertised"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rejudge(original, (category) => (category === "extension_result" ? "normal_complete" : category)),
};

export default mutant;
