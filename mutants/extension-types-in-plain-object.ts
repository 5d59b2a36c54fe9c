import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-types-in-plain-object",
  title: "extension types in a plain object",
  fault:
    "Looks the type up in a plain object, so that names which every object inherits count as advertised.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    acceptTypes(
      original,
      (type, advertised) => type in Object.fromEntries(advertised.map((known) => [known, true])),
    ),
};

export default mutant;
