import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "ids-unchecked",
  title: "ids unchecked",
  fault: "Takes every response for the answer to its request, whatever the id.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response, { requestId }) => ({ ...response, id: requestId })),
};

export default mutant;
