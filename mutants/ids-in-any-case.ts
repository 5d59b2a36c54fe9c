import type { Mutant } from "../src/protocol/mutant.ts";
import { compareIds } from "./tools/response.ts";

const mutant: Mutant = {
  id: "ids-in-any-case",
  title: "ids in any case",
  fault: "Compares ids without regard to capitals.",
  rules: ["id-match", "error-id"],
  features: ["json-rpc"],
  apply: (original) =>
    compareIds(
      original,
      (id, requestId) =>
        id === requestId ||
        (typeof id === "string" &&
          typeof requestId === "string" &&
          id.toLowerCase() === requestId.toLowerCase()),
    ),
};

export default mutant;
