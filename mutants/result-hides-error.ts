import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";
import { without } from "./tools/rewrite.ts";

const mutant: Mutant = {
  id: "result-hides-error",
  title: "the result hides the error",
  fault: "Reads the result as soon as there is one, without a look for an error beside it.",
  rules: ["one-member"],
  seenIn: ["https://github.com/modelcontextprotocol/rust-sdk/issues/1283"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.hasOwn(response, "result") ? without(response, "error") : response,
    ),
};

export default mutant;
