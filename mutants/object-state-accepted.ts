import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteInput } from "./tools/input.ts";

const mutant: Mutant = {
  id: "object-state-accepted",
  title: "an object as state accepted",
  fault: "Accepts an object as the request state.",
  rules: ["input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      isJsonObject(result.requestState) ? { ...result, requestState: "" } : result,
    ),
};

export default mutant;
