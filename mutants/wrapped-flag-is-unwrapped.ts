import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "wrapped-flag-is-unwrapped",
  title: "a wrapped flag is unwrapped",
  fault: "Takes the boolean out of a flag that is an object with a member value.",
  rules: ["flag-boolean"],
  apply: (original) =>
    readFlag(original, (flag) =>
      isJsonObject(flag) && typeof flag.value === "boolean" ? flag.value : undefined,
    ),
};

export default mutant;
