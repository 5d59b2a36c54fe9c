import type { Mutant } from "../src/protocol/mutant.ts";
import { isJsonObject } from "../src/receiver/json-object.ts";
import { rejudgeResult } from "./tools/rejudge-result.ts";

const mutant: Mutant = {
  id: "null-meta-is-refused",
  title: "a null _meta is refused",
  fault: "Refuses a result whose _meta is no object.",
  rules: ["members-ignored"],
  seenIn: ["https://github.com/modelcontextprotocol/kotlin-sdk/issues/581"],
  apply: (original) =>
    rejudgeResult(original, (category, { _meta: meta = {} }) =>
      isJsonObject(meta) ? category : "unclassified",
    ),
};

export default mutant;
