import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-type-by-substring",
  title: "extension type by substring",
  fault: "Searches for the type in the joined text of those advertised, so that a part of one is enough.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) => acceptTypes(original, (type, advertised) => advertised.join().includes(type)),
};

export default mutant;
