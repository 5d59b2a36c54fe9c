import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudge } from "./tools/rejudge.ts";

const mutant: Mutant = {
  id: "rounds-of-input-are-counted",
  title: "the rounds of input are counted",
  fault: "Counts the requests for input over all calls and refuses them from the fourth on.",
  rules: ["pure", "type-input-required"],
  eras: ["modern", "dual-era"],
  keepsState: true,
  apply: (original) => {
    let rounds = 0;
    return rejudge(original, (category) => {
      if (category !== "input_required") {
        return category;
      }
      rounds += 1;
      return rounds > 3 ? "unclassified" : category;
    });
  },
};

export default mutant;
