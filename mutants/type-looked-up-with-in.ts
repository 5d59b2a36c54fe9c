import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const KNOWN = { complete: true, input_required: true };

const mutant: Mutant = {
  id: "type-looked-up-with-in",
  title: "the type is looked up with in",
  fault: "Looks the type up in an object with the operator in, which finds constructor and toString as well.",
  rules: ["type-unrecognized"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteType(original, (type) =>
      typeof type === "string" && type !== "input_required" && type in KNOWN ? "complete" : type,
    ),
};

export default mutant;
