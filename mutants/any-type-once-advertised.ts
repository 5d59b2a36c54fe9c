import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "any-type-once-advertised",
  title: "any type once one is advertised",
  fault: "Takes every type that it does not know for an extension's as soon as the client advertised any.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) => acceptTypes(original, (_type, advertised) => advertised.length > 0),
};

export default mutant;
