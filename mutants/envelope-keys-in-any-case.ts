import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "envelope-keys-in-any-case",
  title: "the keys of the envelope in any case",
  fault: "Finds the members result and error in whatever case they are written.",
  rules: ["one-member", "members-ignored"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.fromEntries(
        Object.entries(response).map(([key, value]) => [
          /^(?:result|error)$/i.test(key) ? key.toLowerCase() : key,
          value,
        ]),
      ),
    ),
};

export default mutant;
