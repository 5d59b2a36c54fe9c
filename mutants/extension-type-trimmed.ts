import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-type-trimmed",
  title: "extension type trimmed",
  fault: "Trims the type before it looks for it among those advertised.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) => acceptTypes(original, (type, advertised) => advertised.includes(type.trim())),
};

export default mutant;
