import type { Mutant } from "../src/protocol/mutant.ts";
import { acceptTypes } from "./tools/extension.ts";

const mutant: Mutant = {
  id: "advertised-types-refused",
  title: "advertised types refused",
  fault: "Refuses the types of extensions that the client itself advertised.",
  rules: ["extension-advertised"],
  features: ["extensions"],
  eras: ["modern", "dual-era"],
  seenIn: ["https://github.com/modelcontextprotocol/typescript-sdk/issues/2637"],
  apply: (original) => acceptTypes(original, () => false),
};

export default mutant;
