import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { readFlag } from "./tools/flag.ts";

const mutant: Mutant = {
  id: "success-member-outranks-flag",
  title: "a success member outranks the flag",
  fault: "Believes a member success or ok of the structured content that is true, whatever the flag says.",
  rules: ["flag-true", "members-ignored"],
  apply: (original) =>
    readFlag(original, (_flag, { structuredContent }) =>
      isJsonObject(structuredContent) && (structuredContent.success === true || structuredContent.ok === true)
        ? false
        : undefined,
    ),
};

export default mutant;
