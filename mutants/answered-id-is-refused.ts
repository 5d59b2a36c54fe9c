import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";

const mutant: Mutant = {
  id: "answered-id-is-refused",
  title: "an answered id is refused",
  fault: "Remembers the ids that it has seen and refuses a second answer to the same one.",
  rules: ["pure"],
  keepsState: true,
  apply: (original) => {
    const seen = new Set<unknown>();
    return (envelope, context) => {
      const id = isJsonObject(envelope) ? envelope.id : undefined;
      if (seen.has(id)) {
        return "unclassified";
      }
      seen.add(id);
      return original(envelope, context);
    };
  },
};

export default mutant;
