import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "failure-without-text-is-success",
  title: "failure without text is success",
  fault: "Takes a failed tool for a success where no text block says what went wrong.",
  rules: ["flag-true", "members-ignored"],
  apply: (original) =>
    readFlag(original, (flag, { content }) => {
      const hasText =
        Array.isArray(content) && content.some((block) => isJsonObject(block) && block.type === "text");
      return flag === true && !hasText ? false : undefined;
    }),
};

export default mutant;
