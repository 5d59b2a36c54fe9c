import type { Mutant } from "../src/protocol/mutant.ts";
import type { JsonObject } from "../src/receiver/json-object.ts";
import { rewriteResponse } from "./tools/response.ts";

const mutant: Mutant = {
  id: "null-error-throws",
  title: "a null error throws",
  fault:
    "Takes code and message out of the error as soon as its key is there, which throws where it is null.",
  rules: ["one-member", "total"],
  seenIn: ["https://github.com/modelcontextprotocol/ruby-sdk/blob/main/lib/mcp/client.rb"],
  apply: (original) =>
    rewriteResponse(original, (response) => {
      if (!Object.hasOwn(response, "error")) {
        return response;
      }
      const { code, message } = response.error as JsonObject;
      return { ...response, error: { code, message } };
    }),
};

export default mutant;
