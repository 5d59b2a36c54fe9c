import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "error-without-id-for-parse-errors-only",
  title: "an error without id for parse errors only",
  fault:
    "Lets an error leave its id out only where its code says that the server could not read the request.",
  rules: ["error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    rewriteResponse(original, (response) =>
      isJsonObject(response.error) && response.error.code !== -32700 && response.error.code !== -32600
        ? { id: [], ...response }
        : response,
    ),
};

export default mutant;
