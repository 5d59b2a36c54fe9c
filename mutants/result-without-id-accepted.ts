import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "result-without-id-accepted",
  title: "a result without id accepted",
  fault: "Accepts a result that leaves its id out, as only an error may.",
  rules: ["id-match"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response, { requestId }) =>
      Object.hasOwn(response, "result") ? { id: requestId, ...response } : response,
    ),
};

export default mutant;
