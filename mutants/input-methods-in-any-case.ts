import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteMethods } from "./tools/input.ts";

const INPUT_METHODS = ["elicitation/create", "sampling/createMessage", "roots/list"];

const mutant: Mutant = {
  id: "input-methods-in-any-case",
  title: "input methods in any case",
  fault: "Compares the methods of input requests without regard to capitals.",
  rules: ["input-methods"],
  features: ["mrtr"],
  eras: ["modern", "dual-era"],
  apply: (original) =>
    rewriteMethods(original, (method) =>
      INPUT_METHODS.find((known) => known.toLowerCase() === method.toLowerCase()),
    ),
};

export default mutant;
