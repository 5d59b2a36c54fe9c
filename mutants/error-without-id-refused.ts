import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-without-id-refused",
  title: "an error without id refused",
  fault: "Refuses an error that leaves its id out, though a server may not have been able to read it.",
  rules: ["error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      Object.hasOwn(response, "error") ? { id: [], ...response } : response,
    ),
};

export default mutant;
