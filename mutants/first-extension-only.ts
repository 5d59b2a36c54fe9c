import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "first-extension-only",
  title: "the first extension only",
  fault: "Accepts only the first of the types advertised.",
  rules: ["extension-advertised"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) => acceptTypes(original, (type, advertised) => type === advertised[0]),
};

export default mutant;
