import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "data-stands-in-for-result",
  title: "data stands in for the result",
  fault: "Takes a member data for the result where the envelope has neither a result nor an error.",
  rules: ["one-member", "members-ignored"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.hasOwn(response, "result") ||
      Object.hasOwn(response, "error") ||
      !Object.hasOwn(response, "data")
        ? response
        : { ...response, result: response.data },
    ),
};

export default mutant;
