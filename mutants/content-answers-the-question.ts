import type { Mutant } from "../src/protocol/mutant.ts";
import { rewriteType } from "./tools/type.ts";

const mutant: Mutant = {
  id: "content-answers-the-question",
  title: "content answers the question",
  fault:
    "Takes a request for input for a complete result where it holds content, structured content or _meta.",
  rules: ["type-input-required", "members-ignored"],
  eras: ["modern", "dual-era"],
  seenIn: ["https://github.com/modelcontextprotocol/rust-sdk/issues/1094"],
  apply: (original) =>
    rewriteType(original, (type, result) =>
      type === "input_required" &&
      ["content", "structuredContent", "_meta"].some((key) => Object.hasOwn(result, key))
        ? "complete"
        : type,
    ),
};

export default mutant;
