import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "ids-parsed-as-integers",
  title: "ids parsed as integers",
  fault: "Parses an id as an integer where the request's is one, and ignores what follows the digits.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    compareIds(original, (id, requestId) =>
      typeof requestId === "number" && (typeof id === "string" || typeof id === "number")
        ? Number.parseInt(String(id), 10) === requestId
        : id === requestId,
    ),
};

export default mutant;
