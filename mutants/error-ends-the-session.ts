import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "error-ends-the-session",
  title: "an error ends the session",
  fault: "Refuses everything after the first protocol error.",
  rules: ["pure"],
  keepsState: true,
  apply: (original) => {
    let closed = false;
    return rejudge(original, (category) => {
      if (closed) {
        return "unclassified";
      }
      closed = category === "protocol_error";
      return category;
    });
  },
};

export default mutant;
