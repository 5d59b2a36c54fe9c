import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-types-by-key",
  title: "extension types by key",
  fault:
    "Also asks whether the list of the types advertised has the type as a key, so that length and 0 count.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    acceptTypes(original, (type, advertised) => advertised.includes(type) || Object.hasOwn(advertised, type)),
};

export default mutant;
