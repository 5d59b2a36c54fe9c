import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "result-with-null-id-accepted",
  title: "a result with a null id accepted",
  fault: "Accepts a result whose id is null.",
  rules: ["id-match"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response, { requestId }) =>
      Object.hasOwn(response, "result") && response.id === null ? { ...response, id: requestId } : response,
    ),
};

export default mutant;
