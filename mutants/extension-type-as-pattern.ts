import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-type-as-pattern",
  title: "extension type as a pattern",
  fault: "Uses the types advertised as patterns, so that a point in one stands for any character.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    acceptTypes(original, (type, advertised) =>
      advertised.some((known) => new RegExp(`^(?:${known})$`, "u").test(type)),
    ),
};

export default mutant;
