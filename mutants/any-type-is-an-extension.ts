import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "any-type-is-an-extension",
  title: "any type is an extension",
  fault: "Takes every type that it does not know for one of an extension, advertised or not.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) => acceptTypes(original, () => true),
};

export default mutant;
