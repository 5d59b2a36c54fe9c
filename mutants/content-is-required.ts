import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "content-is-required",
  title: "content is required",
  fault: "Refuses a complete result whose content is no list.",
  rules: ["members-ignored"],
  seenIn: [
    "https://github.com/cloudflare/mcp-server-cloudflare/issues/12",
    "https://github.com/vercel/ai/issues/20171",
  ],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      (category === "normal_complete" || category === "tool_error") && !Array.isArray(result.content)
        ? "unclassified"
        : category,
    ),
};

export default mutant;
