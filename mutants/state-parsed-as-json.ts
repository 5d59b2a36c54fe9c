import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteInput } from "./tools/input.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const mutant: Mutant = {
  id: "state-parsed-as-json",
  title: "the state is parsed",
  fault: "Parses the request state as JSON, which is the server's own affair, and refuses one that is none.",
  rules: ["input-state-string"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteInput(original, (result) =>
      typeof result.requestState === "string" && !isJson(result.requestState)
        ? { ...result, requestState: null }
        : result,
    ),
};

export default mutant;
