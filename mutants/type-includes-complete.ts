import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "type-includes-complete",
  title: "the type includes complete",
  fault: "Asks whether the type includes complete, which is true of longer texts and of lists.",
  rules: ["type-unrecognized"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteType(original, (type) =>
      (typeof type === "string" || Array.isArray(type)) && type.includes("complete") ? "complete" : type,
    ),
};

export default mutant;
