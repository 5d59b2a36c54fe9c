import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "unknown-type-asks-for-input",
  title: "an unknown type asks for input",
  fault: "Compares the type with complete only and takes every other one for a request for input.",
  rules: ["type-unrecognized", "type-before-flag"],
  eras: ["modern", "dual-era"],
  apply: (original) => rewriteType(original, (type) => (type === "complete" ? type : "input_required")),
};

export default mutant;
