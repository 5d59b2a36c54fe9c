import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "modern-peer-is-remembered",
  title: "a modern peer is remembered",
  fault:
    "Takes the first result with a type for the proof of a modern peer and refuses those without one from then on.",
  rules: ["pure", "type-absent"],
  eras: ["dual-era"],
  keepsState: true,
  apply: (original) => {
    let modern = false;
    return (envelope, context) => {
      modern ||=
        isJsonObject(envelope) &&
        isJsonObject(envelope.result) &&
        Object.hasOwn(envelope.result, "resultType");
      return original(
        envelope,
        modern && context.era === "dual-era" ? { ...context, era: "modern" } : context,
      );
    };
  },
};

export default mutant;
