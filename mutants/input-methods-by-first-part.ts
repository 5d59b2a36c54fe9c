import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteMethods } from "./tools/input.ts";

const METHOD_OF_PART: ReadonlyMap<string | undefined, string> = new Map([
  ["elicitation", "elicitation/create"],
  ["sampling", "sampling/createMessage"],
  ["roots", "roots/list"],
]);

const mutant: Mutant = {
  id: "input-methods-by-first-part",
  title: "input methods by their first part",
  fault: "Looks only at what stands before the slash in an input request's method.",
  rules: ["input-methods"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) => rewriteMethods(original, (method) => METHOD_OF_PART.get(method.split("/")[0])),
};

export default mutant;
