import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "extension-namespace-dropped",
  title: "extension namespace dropped",
  fault: "Compares only what stands after the last slash of the types.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    acceptTypes(original, (type, advertised) =>
      advertised.some((known) => known.split("/").at(-1) === type.split("/").at(-1)),
    ),
};

export default mutant;
