import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const KNOWN: ReadonlySet<unknown> = new Set(["text", "image", "audio", "resource"]);

const mutant: Mutant = {
  id: "unknown-block-is-refused",
  title: "an unknown block is refused",
  fault:
    "Refuses a complete result with a content block of a type that it does not know, and it does not know resource links.",
  rules: ["members-ignored"],
  seenIn: ["https://github.com/openai/codex/issues/33404"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      (category === "normal_complete" || category === "tool_error") &&
      Array.isArray(result.content) &&
      !result.content.every((block: unknown) => isJsonObject(block) && KNOWN.has(block.type))
        ? "unclassified"
        : category,
    ),
};

export default mutant;
