import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteMethods } from "./tools/input.ts";

const mutant: Mutant = {
  id: "input-methods-trimmed",
  title: "input methods trimmed",
  fault: "Trims the methods of input requests before it compares them.",
  rules: ["input-methods"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) => rewriteMethods(original, (method) => method.trim()),
};

export default mutant;
