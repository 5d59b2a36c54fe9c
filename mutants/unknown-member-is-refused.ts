import type { Mutant } from "../src/protocol/mutant.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const KNOWN: ReadonlySet<string> = new Set([
  "resultType",
  "content",
  "structuredContent",
  "isError",
  "inputRequests",
  "requestState",
  "_meta",
]);

const mutant: Mutant = {
  id: "unknown-member-is-refused",
  title: "an unknown member is refused",
  fault: "Refuses a result with a member that it does not know.",
  rules: ["members-ignored"],
  apply: (original) =>
    rejudgeResult(original, (category, result) =>
      Object.keys(result).every((key) => KNOWN.has(key)) ? category : "unclassified",
    ),
};

export default mutant;
