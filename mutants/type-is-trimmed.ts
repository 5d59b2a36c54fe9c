import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "type-is-trimmed",
  title: "the type is trimmed",
  fault: "Takes the white space off both ends of the type before it compares.",
  rules: ["type-unrecognized"],
  eras: ["modern", "dual-era"],
  apply: (original) => rewriteType(original, (type) => (typeof type === "string" ? type.trim() : type)),
};

export default mutant;
