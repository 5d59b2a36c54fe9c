import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-type-in-any-case",
  title: "extension type in any case",
  fault: "Compares the type with those advertised without regard to capitals.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    acceptTypes(original, (type, advertised) =>
      advertised.some((known) => known.toLowerCase() === type.toLowerCase()),
    ),
};

export default mutant;
