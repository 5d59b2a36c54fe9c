import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "input-required-is-refused",
  title: "a request for input is refused",
  fault: "Refuses every request for input because it has no way to ask.",
  rules: ["type-input-required", "type-before-flag"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rejudge(original, (category) => (category === "input_required" ? "unclassified" : category)),
};

export default mutant;
