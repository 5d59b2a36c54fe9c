import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "task-always-accepted",
  title: "task always accepted",
  fault: "Accepts the type task whether or not the client advertised it.",
  rules: ["extension-advertised", "type-unrecognized"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    acceptTypes(original, (type, advertised) => type === "task" || advertised.includes(type)),
};

export default mutant;
