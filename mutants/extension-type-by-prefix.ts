import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-type-by-prefix",
  title: "extension type by prefix",
  fault: "Accepts every type that begins with one of those advertised.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    acceptTypes(original, (type, advertised) => advertised.some((known) => type.startsWith(known))),
};

export default mutant;
