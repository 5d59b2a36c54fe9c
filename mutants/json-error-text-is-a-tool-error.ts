import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";
import { textsOf } from "./tools/texts.ts";

function saysError(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) && Object.hasOwn(value, "error");
  } catch {
    return false;
  }
}

const mutant: Mutant = {
  id: "json-error-text-is-a-tool-error",
  title: "an error as JSON is a tool error",
  fault:
    "Decodes the texts of a success and takes it for a tool error where one is an object with a key error.",
  rules: ["members-ignored"],
  seenIn: ["https://github.com/ebongard/renfield/issues/254"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      category === "normal_complete" && textsOf(result).some(saysError) ? "tool_error" : category,
    ),
};

export default mutant;
